import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as newsletter } from "../../app/desk/newsletter/words.en.ts";
import { words as people } from "../../app/desk/people/words.en.ts";
import { words as privacy } from "../../app/desk/privacy/words.en.ts";
import { words as today } from "../../app/desk/today/words.en.ts";
import { csvPath, pathOf } from "../../app/paths.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { unzip } from "../peers/unzip.ts";
import { ask, contactFields, post, somebody } from "./ask.ts";
import { storedIn } from "./stored.ts";
import { until } from "./until.ts";

let site: Site;
let admin: { email: string; cookie: string };
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
  admin = await signInAs(site, "admin", { firstName: "Camille", lastName: "Martin" });
});
afterAll(() => site.dispose());

const headers = () => ({ cookie: `${admin.cookie}; lang=en`, origin: site.url });
const get = (path: string, as: Record<string, string> = headers()) => ask(site.port, path, { headers: as });
const send = (path: string, fields: Record<string, string>, as = headers()) => post(site.port, path, fields, as);
const plain = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<wbr\/?>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
const idIn = (html: string, area: string) =>
  new RegExp(`/admin/${area}/([\\da-f]{8}-[\\da-f-]{27})"`).exec(html)?.[1] ?? "";
const found = async (email: string, area: string) =>
  idIn((await get(`/admin/search?q=${encodeURIComponent(email)}`)).text, area);

async function onToday(line: keyof typeof today.lines) {
  const text = plain((await get("/admin")).text);
  const counts = [today.lines[line], today.one[line]].map((words) => new RegExp(`(\\d+) ${words}`).exec(text)?.[1]);
  return Number(counts.find(Boolean) ?? 0);
}

async function writeLetter(email: string, kind: "erasure" | "export") {
  const letter = {
    intent: "enter",
    kind,
    via: "post",
    email,
    received_on: parisDay(new Date()),
    note: "Signed letter",
  };
  const entered = await send("/admin/privacy", letter);
  expect(entered.status).toBe(303);
  return /\/admin\/privacy\/([\da-f-]{36})/.exec(String(entered.headers["location"]))?.[1] ?? "";
}
const mailsTo = (email: string, says: RegExp) =>
  until(() => site.mails().find((mail) => mail.includes(`To: ${email}\n`) && says.test(mail)));

describe("somebody without an account", () => {
  test("who wrote a letter is found by what they sent, and erased; Today's number falls", async () => {
    const who = somebody();
    await post(site.port, "/contact/send", contactFields(who.email), who.address);
    const lead = pathOf("admin-lead", { id: await found(who.email, "leads") });
    const page = await get(lead);
    expect(page.text).toContain(`action="${pathOf("admin-privacy")}"`);
    expect(page.text).toContain(`value="${who.email}"`);

    const nobody = await send("/admin/privacy", { intent: "enter", kind: "erasure", via: "post", email: " " });
    expect(plain(nobody.text)).toContain("Enter the e-mail address of the person.");
    const before = await onToday("privacy");
    const request = pathOf("admin-privacy-request", { id: await writeLetter(who.email, "erasure") });
    expect(await onToday("privacy")).toBe(before + 1);
    expect(plain((await get(request)).text)).toMatch(/Forms you sent us: \d/);
    const unticked = await send(request, { intent: "erase" });
    expect(unticked.status).toBe(422);
    expect(unticked.text).toMatch(/<input type="checkbox" aria-invalid="true"[^>]* name="sure"/);
    expect(plain(unticked.text)).toContain(privacy.errors["confirmRequired"]);
    for (const intent of ["", "nothing-like-it"])
      expect(plain((await send(request, { intent })).text).match(/Nothing was changed/g)).toHaveLength(1);
    expect((await send(request, { intent: "erase", sure: "on" })).status).toBe(303);
    expect((await send(request, { intent: "erase", sure: "on" })).status).toBe(409);
    expect(await onToday("privacy")).toBe(before);
    expect(plain((await get(lead)).text)).toContain("To be erased on");
    const mail = await mailsTo(who.email, /erasure\/[\w-]{44}/);
    const cancel = /http:\/\/[^/]+(\/privacy\/my-data\/erasure\/[\w-]{44}\?lang=\w\w)/.exec(mail)?.[1] ?? "";
    expect((await post(site.port, cancel, {})).status).toBeLessThan(400);
    expect(plain((await get(request)).text)).toContain(privacy.outcomes.cancelled);
  });

  test("who reads the newsletter is found by search, in the list and in its file", async () => {
    const who = somebody();
    await post(site.port, "/newsletter/send?lang=en", { email: who.email }, who.address);
    const subscriber = pathOf("admin-subscriber", { id: await found(who.email, "newsletter") });
    const page = plain((await get(subscriber)).text);
    for (const part of [who.email, newsletter.states.waiting, "Asked for the newsletter"]) expect(page).toContain(part);
    const address = `q=${encodeURIComponent(who.email)}`;
    expect((await get(`/admin/newsletter?${address}&state=waiting`)).text).toContain(subscriber);
    expect((await get(`/admin/newsletter?${address}&state=subscribed`)).text).not.toContain(subscriber);
    expect((await get(`${csvPath("/admin/newsletter")}?${address}`)).text).toContain(
      `"${who.email}","${newsletter.states.waiting}"`,
    );
    const { audit_entry: log = [] } = await storedIn(site);
    const done = new Set(log.map(({ action }) => action));
    expect(["subscriber.look", "subscribers.export"].filter((action) => !done.has(action))).toEqual([]);
  });

  test("is given the copy that they asked for by letter, on the desk alone", async () => {
    const who = somebody();
    await post(site.port, "/contact/send", contactFields(who.email), who.address);
    const id = await writeLetter(who.email, "export");
    const copy = await send(pathOf("admin-copy", { id }), {});
    expect(copy.headers["content-type"]).toBe("application/zip");
    expect([...unzip(copy.body).keys()]).toContain("lead.csv");
    const founder = await signInAs(site, "founder");
    expect((await send(pathOf("admin-copy", { id }), {}, { ...headers(), cookie: founder.cookie })).status).toBe(403);
    expect((await send(pathOf("admin-copy", { id }), {}, { ...headers(), cookie: "" })).headers["location"]).toBe(
      pathOf("sign-in", { to: pathOf("admin-copy", { id }), unsaved: 1 }),
    );
    expect((await send(pathOf("admin-privacy-request", { id }), { intent: "mail-copy" })).status).toBe(303);
    await mailsTo(who.email, /export\/[\w-]{44}/);
  });
});

describe("a person's page", () => {
  test("shows an investor's profile beside the approval, and all that is known of them", async () => {
    const { id, email, cookie } = await signInAs(site, "investor");
    const own = { origin: site.url, cookie };
    await send("/investor-profile", { company_name: "Saline Capital", step: "1" }, own);
    await send(
      "/investor-profile",
      { investment_stages: "seed", ticket_size_min: "25k", ticket_size_max: "100k", step: "3" },
      own,
    );
    await post(site.port, "/contact/send", contactFields(email), { "x-forwarded-for": "10.9.8.7" });
    const text = plain((await get(pathOf("admin-person", { id }))).text);
    for (const part of [
      "Saline Capital",
      "Seed",
      "25,000",
      people.approval.title,
      people.noNewsletter,
      "Personal data",
    ])
      expect(text).toContain(part);
    expect(text).toContain("Contact form");
  });

  test("shows a founder's profile, hostile words as text", async () => {
    const { id, cookie } = await signInAs(site, "founder");
    const sent = { startup_name: "<b>Étang</b>", website: "https://etang.example", step: "1" };
    await send("/startup-profile", sent, { origin: site.url, cookie });
    const { text } = await get(pathOf("admin-person", { id }));
    expect(text).toContain("&lt;b&gt;Étang&lt;/b&gt;");
    expect(text).toContain('href="https://etang.example"');
  });

  test("changes a role to the one that was chosen: none is chosen before, and none is stored without", async () => {
    const { id } = await signInAs(site, "founder");
    const path = pathOf("admin-person", { id });
    const roles = [...(await get(path)).text.matchAll(/<input(?=[^>]*name="role")[^>]*>/g)].map(([input]) => input);
    expect(roles.length).toBeGreaterThan(1);
    expect(roles.filter((input) => /\schecked\b/.test(input))).toEqual([]);
    const refused = await send(path, { intent: "role", confirm: "on" });
    expect(refused.status).toBe(422);
    const { person = [] } = await storedIn(site);
    expect(person.find((row) => row["id"] === id)).toMatchObject({ role: "founder" });
  });

  test("is where nobody erases the last administrator, or themselves", async () => {
    const request = pathOf("admin-privacy-request", { id: await writeLetter(admin.email, "erasure") });
    const refused = await send(request, { intent: "erase", sure: "on" });
    expect([refused.status, plain(refused.text).includes("To erase yourself")]).toEqual([409, true]);
  });
});

test("Today counts what is still to be done: a lead that was answered is not", async () => {
  const who = somebody();
  const before = await onToday("leads");
  await post(site.port, "/contact/send", contactFields(who.email), who.address);
  expect(await onToday("leads")).toBe(before + 1);
  const lead = await found(who.email, "leads");
  await send(pathOf("admin-lead", { id: lead }), { intent: "status", lead, seen: "new", status: "answered" });
  expect(await onToday("leads")).toBe(before);
});
