import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applicationDecision } from "../../domain/application/application.table.ts";
import { nextIntakes } from "../../domain/application/intake.ts";
import { daysLater } from "../../platform/language/paris-day.ts";
import { openPglite } from "../../platform/db/database.server.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, post, programmeFields, somebody } from "./ask.ts";
import { storedIn } from "./stored.ts";
import { until } from "./until.ts";

const [intake] = nextIntakes(new Date(), { due: 15, interviews: { from: 1, to: 15 }, start: 1 }, 1);
if (!intake) throw new Error("No intake follows");
const { interviewsFrom, id: month } = intake;

let site: Site;
let operator: Record<string, string>;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
  const { cookie } = await signInAs(site, "admin", { firstName: "Camille", lastName: "Martin" });
  operator = { cookie, origin: site.url };
});
afterAll(() => site.dispose());

const plain = (text: string) => text.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
const mailsTo = (email: string) => site.mails().filter((mail) => mail.includes(`To: ${email}\n`));
const get = async (path: string) => (await ask(site.port, path, { headers: operator })).text;
const send = (path: string, fields: Record<string, string>) => post(site.port, path, fields, operator);

async function applied() {
  const { email, address } = somebody();
  await post(site.port, "/application/send", programmeFields(email, { intake: month }), address);
  const mail = await until(() => mailsTo(email)[0], "The receipt");
  const { application } = await storedIn(site);
  const id = String((application ?? []).find((row) => row["email"] === email)?.["id"]);
  return {
    email,
    id,
    status: /\/application\/status\/[\w-]{44}/.exec(mail)?.[0] ?? "",
    desk: `/admin/applications/${id}`,
  };
}

async function bytesOf({ status }: { status: string }) {
  const paths = [
    status,
    `${status}.data`,
    `${status}/change`,
    `${status}/account`,
    `${status}/call.ics`,
    "/application",
  ];
  const answers = [];
  for (const path of paths) {
    const { status: code, text } = await ask(site.port, path);
    answers.push([
      path,
      code,
      text
        .replaceAll(/nonce="[^"]*"|reference[^<]*<\/[a-z]+>|[\da-f]{8}-[\da-f-]{27}/g, "")
        .replaceAll(/\["D",\d{13}\]|\d{13}/g, "now"),
    ]);
  }
  return answers;
}

const namesOf = (html: string) => ({
  decision: /name="decision" value="([^"]+)"/.exec(html)?.[1] ?? "",
  invitation: /name="invitation" value="([^"]+)"/.exec(html)?.[1] ?? "",
});

test("the applicant polls during the hold and gets the same bytes; the desk reads the mail and takes it back", async () => {
  const one = await applied();
  const before = await bytesOf(one);
  const no = { intent: "decide", verdict: "no", reason: "Too early", line: "Come back with three clients." };
  expect((await send(one.desk, no)).status).toBe(303);
  const file = await get(one.desk);
  expect(plain(file)).toMatch(/Goes out at \d\d:\d\d.*Come back with three clients\..*Take it back/);
  expect(file).not.toMatch(/application\/status\/[\w-]{44}/);
  expect(plain(await get("/admin"))).toContain("1 answer to an application hasn’t been sent yet");
  expect(await get("/admin/applications?view=held")).toContain(one.desk);
  for (let poll = 0; poll < 3; poll += 1) expect(await bytesOf(one)).toEqual(before);
  expect((await send(one.desk, no)).status).toBe(409);
  const { decision } = namesOf(file);
  expect((await send(one.desk, { intent: "recall", decision })).status).toBe(303);
  expect((await send(one.desk, { intent: "recall", decision })).status).toBe(409);
  expect(plain(await get(one.desk))).toMatch(/Taken back on .*the applicant never saw it/);
  expect(await bytesOf(one)).toEqual(before);
  expect(mailsTo(one.email)).toHaveLength(1);
  const { cookie } = await signInAs(site, "founder");
  const strangers = { cookie, origin: site.url };
  expect((await post(site.port, one.desk, { intent: "recall", decision }, strangers)).status).toBe(403);
});

test("an invitation is held with its first yes; a final decision waits for it", async () => {
  const one = await applied();
  const before = await bytesOf(one);
  const time1 = `${daysLater(interviewsFrom, 2)}T10:00`;
  const invite = { intent: "invite", time1, where: "https://meet.example/lab", reason: "Traction" };
  expect((await send(one.desk, invite)).status).toBe(303);
  const early = await send(one.desk, { intent: "decide", verdict: "yes", reason: "Good", line: "" });
  expect([early.status, plain(early.text).includes("An invitation hasn’t been sent yet")]).toEqual([409, true]);
  expect(await bytesOf(one)).toEqual(before);
  const { invitation } = namesOf(await get(one.desk));
  expect((await send(one.desk, { intent: "recall", invitation })).status).toBe(303);
  expect(plain(await get(one.desk))).toContain("needs a first reply");
});

test("an invitation leaves as its mail was read, and never unread", async () => {
  const one = await applied();
  const time = (hour: string) => `${daysLater(interviewsFrom, 4)}T${hour}:00`;
  const form = { time1: time("10"), where: "https://meet.example/lab", reason: "Traction", shownMail: "" };
  const before = await get(one.desk);
  expect([before.includes("Send the invitation"), before.includes("Show the e-mail")]).toEqual([false, true]);
  const shownMail = (html: string) => /name="shownMail" value="([^"]*)"/.exec(html)?.[1] ?? "";
  const unread = await send(one.desk, { ...form, intent: "invite" });
  expect([unread.status, plain(unread.text).includes("isn’t the one you read")]).toEqual([409, true]);
  const read = await send(one.desk, { ...form, intent: "invite-mail" });
  expect(read.status).toBe(200);
  expect(read.text).toMatch(/<details class="disclosure" open="">/);
  expect(plain(read.text)).toMatch(/10:00.*https:\/\/meet\.example\/lab.*Send the invitation/);
  expect(read.text).not.toMatch(/application\/status\/[\w-]{44}/);
  expect(shownMail(read.text)).toBe(shownMail(unread.text));
  const changed = { ...form, intent: "invite", time1: time("11"), shownMail: shownMail(read.text) };
  const other = await send(one.desk, changed);
  expect([other.status, /11:00/.test(plain(other.text)), shownMail(other.text) === shownMail(read.text)]).toEqual([
    409,
    true,
    false,
  ]);
  expect(plain(await get(one.desk))).toContain("needs a first reply");
  expect((await send(one.desk, { ...changed, shownMail: shownMail(other.text) })).status).toBe(303);
  const { invitation } = namesOf(await get(one.desk));
  expect((await send(one.desk, { intent: "recall", invitation })).status).toBe(303);
});

test("a decision leaves a file's own page as its mail was read, and never unread", async () => {
  const one = await applied();
  const form = {
    step: "first",
    verdict: "no",
    reason: "Too early",
    line: "Come back with three clients.",
    shownMail: "",
  };
  expect(await get(one.desk)).not.toContain('value="decide"');
  const shownMail = (html: string) => /name="shownMail" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const unread = await send(one.desk, { ...form, intent: "decide" });
  expect([unread.status, plain(unread.text).includes("isn’t the one you read")]).toEqual([409, true]);
  expect((await send(one.desk, { ...form, intent: "decide-mail", line: "" })).text).not.toContain("data-mail");
  const read = await send(one.desk, { ...form, intent: "decide-mail" });
  expect([read.status, read.text.includes('value="decide"')]).toEqual([200, true]);
  expect(plain(read.text)).toMatch(/The e-mail that will go out.*Come back with three clients\./);
  const changed = { ...form, intent: "decide", line: "Come back with five.", shownMail: shownMail(read.text) };
  const other = await send(one.desk, changed);
  expect([other.status, shownMail(other.text) === changed.shownMail]).toEqual([409, false]);
  expect(plain(await get(one.desk))).toContain("needs a first reply");
  expect((await send(one.desk, { ...changed, shownMail: shownMail(other.text) })).status).toBe(303);
});

/** Returns the hidden fields of a page that tell which state of the application the page shows. */
const shownIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/name="(shown(?!Mail)\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );

test("an answer is refused on a file's own page if the applicant has changed theirs since it was read", async () => {
  const one = await applied();
  const read = shownIn(await get(one.desk));
  const { email: _, ...changed } = programmeFields(one.email, { pitch: "Reeds for roofs." });
  expect((await post(site.port, `${one.status}/change`, changed)).status).toBe(303);
  const no = { intent: "decide", verdict: "no", reason: "Too early", line: "Come back with three clients." };
  const time1 = `${daysLater(interviewsFrom, 2)}T10:00`;
  const invite = { intent: "invite", time1, where: "https://meet.example/lab", reason: "Traction" };
  for (const answer of [no, invite]) {
    const refused = await send(one.desk, { ...answer, ...read });
    expect([refused.status, plain(refused.text).includes("The applicant has changed their answers")]).toEqual([
      409,
      true,
    ]);
  }
  const again = shownIn(await get(one.desk));
  expect((await send(one.desk, { ...no, ...again })).status).toBe(303);
});

test("several are read mail by mail, decided with one press, and taken back with one", async () => {
  const people = [await applied(), await applied(), await applied()];
  const list = await get("/admin/applications?view=first");
  for (const { id } of people) expect(list).toMatch(new RegExp(`name="application" value="${id}"`));
  const asked = new URLSearchParams([["verdict", "no"], ...people.map(({ id }) => ["application", id])]);
  const preview = await get(`/admin/applications/decide?${asked.toString()}&template=too-early`);
  expect(preview.match(/Come back once three customers pay you: [^[\]<]*</g)?.length).toBeGreaterThanOrEqual(6);
  expect(preview).not.toMatch(/application\/status\/[\w-]{44}/);
  const folds = (html: string) => [...html.matchAll(/<details class="disclosure"( open="")?/g)].map(([, open]) => open);
  expect(folds(preview)).toEqual(people.map(() => ' open=""'));
  const more = Array.from({ length: 57 }, () => ["application", randomUUID()]);
  const many = new URLSearchParams([...asked, ...more] as [string, string][]);
  expect(plain(await get(`/admin/applications/decide?${many.toString()}`))).toContain(
    "The first 50 are shown: no more are decided at once. 10 more stay in the list",
  );
  const [one, other, changed] = people;
  if (!one || !other || !changed) throw new Error("Nobody applied");
  const fields: [string, string][] = [
    ["verdict", "no"],
    ["reason", "Too early"],
    ["intent", "decide"],
  ];
  for (const { id } of people) {
    const [, revision = ""] = new RegExp(`name="revision.${id}" value="([^"]+)"`).exec(preview) ?? [];
    fields.push(["application", id], [`revision.${id}`, revision], [`line.${id}`, `Line of ${id}`]);
  }
  const press = (sent: [string, string][]) =>
    ask(site.port, `/admin/applications/decide?${asked.toString()}`, {
      method: "POST",
      headers: { ...operator, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(sent).toString(),
    });
  const empty = await press(fields.map(([name, value]) => [name, name === `line.${one.id}` ? "" : value]));
  expect([
    empty.status,
    plain(empty.text).includes("Please write one line"),
    empty.text.includes(`Line of ${other.id}`),
  ]).toEqual([422, true, true]);
  const again = programmeFields(changed.email, { pitch: "Reeds for roofs." });
  const { email: _, ...changedAnswers } = again;
  expect((await post(site.port, `${changed.status}/change`, changedAnswers)).status).toBe(303);
  const before = await bytesOf(one);
  const sent = await press(fields);
  const [result = ""] = String(sent.headers["location"]).split("?");
  expect([sent.status, result]).toEqual([303, expect.stringMatching(/^\/admin\/applications\/batches\/[\da-f-]{36}$/)]);
  const page = plain(await get(result));
  expect(page).toMatch(/2 not sent yet, 1 not included/);
  expect(page).toMatch(/Not included: the applicant changed their answers after you read them/);
  expect(page).toMatch(/Not included: [\s\S]*Take it back/);
  expect(await bytesOf(one)).toEqual(before);
  const mails = await get(`${result}?mails=open`);
  expect(folds(mails)).toEqual([' open=""', ' open=""']);
  for (const { id } of [one, other]) expect(plain(mails)).toContain(`Line of ${id}`);
  expect(mails).not.toMatch(/application\/status\/[\w-]{44}/);
  const together = await send(result, { intent: "recall" });
  expect([
    together.status,
    plain(await get(together.headers.location ?? "")).includes("the applicants never saw"),
  ]).toEqual([303, true]);
  expect(plain(await get(result))).toMatch(/2 taken back, 1 not included.*taken back by Camille Martin/);
  const recalled = await send(result, { intent: "recall" });
  expect([recalled.status, plain(recalled.text).includes("It had already been taken back")]).toEqual([409, true]);
  for (const { email } of people) expect(mailsTo(email).filter((mail) => mail.includes("Line of"))).toEqual([]);
  const fromList = await press([["verdict", "no"], ...people.map(({ id }): [string, string] => ["application", id])]);
  expect([fromList.status, fromList.headers["location"]]).toEqual([303, expect.stringContaining(one.id)]);
  const { cookie } = await signInAs(site, "founder");
  expect((await ask(site.port, result, { headers: { cookie } })).status).not.toBe(200);
});

test("a file opened from the board leads back to it, and so does each mail that a move opens", async () => {
  const one = await applied();
  const board = `/admin/applications/board?intake=${month}`;
  const html = (await get(board)).replaceAll("&amp;", "&");
  const opened = [...html.matchAll(/href="(\/admin\/applications\/[^"]*)"/g)]
    .map(([, href = ""]) => href)
    .filter((href) => href.includes(one.id));
  // The board has three links for the application: to its page, to its invitation and to its refusal.
  expect(opened).toHaveLength(3);
  for (const href of opened)
    expect((await get(href)).replaceAll("&amp;", "&")).toMatch(
      new RegExp(`href="${board.replace("?", "\\?")}"[^>]*>Board of the intake<`),
    );
});

test("decisions whose time comes while the server is killed leave once each", async () => {
  const people: Awaited<ReturnType<typeof applied>>[] = [];
  for (let nth = 0; nth < 12; nth += 1) people.push(await applied());
  const no = { intent: "decide", verdict: "no", reason: "Too early", line: "Come back with three clients." };
  for (const { desk } of people) expect((await send(desk, no)).status).toBe(303);
  await site.stop("SIGKILL");
  const { db, close } = await openPglite(join(site.dataDir, "database"));
  await db.update(applicationDecision).set({ leavesAt: new Date() }).where(isNull(applicationDecision.recalledAt));
  await close();
  for (const _ of [1, 2, 3]) {
    await site.start();
    await site.stop("SIGKILL");
  }
  await site.start();
  const declined = ({ email }: { email: string }) =>
    mailsTo(email).filter((mail) => mail.includes("Come back with three clients."));
  await until(() => people.every((one) => declined(one).length > 0) || undefined, "The mails of all decisions");
  const { application_decision, job } = await storedIn(site);
  const ids = people.map(({ id }) => id);
  const mine = (application_decision ?? []).filter((row) => ids.includes(String(row["application_id"])));
  expect(mine.map((row) => [row["released_at"] !== null, row["recalled_at"]])).toEqual(ids.map(() => [true, null]));
  const mails = (job ?? []).filter(
    (row) => ids.includes(String(row["subject"])) && JSON.stringify(row["data"]).includes("application-declined"),
  );
  expect(mails.map((row) => row["subject"]).toSorted()).toEqual(ids.toSorted());
});
