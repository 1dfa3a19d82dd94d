import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as desk } from "../../app/desk/words.en.ts";
import { deskNames as allDeskNames } from "../../app/server/route-rules.server.ts";
import { csvPath, pathOf, pathsOf, routes } from "../../app/paths.ts";
import { nextIntakes } from "../../domain/application/intake.ts";
import { formats } from "../../platform/language/format.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { parisLocal } from "../../platform/language/paris-time.ts";
import { alive, hostile } from "../hostile.ts";
import { answersLeaveAtOnce } from "../peers/answer-terms.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import {
  ask,
  auditFields,
  contactFields,
  deckRequestFields,
  post,
  programmeFields,
  somebody,
  unmarked,
} from "./ask.ts";
import { actionsIn, storedIn } from "./stored.ts";
import { until } from "./until.ts";

const [intake] = nextIntakes(new Date(), { due: 15, interviews: { from: 1, to: 15 }, start: 1 }, 1);
if (!intake) throw new Error("No intake follows");
const day = 24 * 3_600_000;
const inDays = (days: number) => parisLocal(new Date(Date.now() + days * day));

let site: Site;
let admin: Record<string, string>;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" }, records: [answersLeaveAtOnce] });
  const { cookie } = await signInAs(site, "admin", { firstName: "Camille", lastName: "Martin" });
  admin = { cookie, origin: site.url };
});
afterAll(() => site.dispose());

const get = (path: string, headers: Record<string, string> = admin) => ask(site.port, path, { headers });
const send = (path: string, fields: Record<string, string>, headers = admin) => post(site.port, path, fields, headers);
const plain = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<wbr\/?>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

const mailTo = (email: string, says: RegExp) =>
  until(() => site.mails().find((mail) => mail.includes(`To: ${email}\n`) && says.test(mail)), `The mail ${says}`);

const statusLink = (mail: string) => /\/application\/status\/[\w-]{44}/.exec(mail)?.[0] ?? "";

async function apply(change: Record<string, string> = {}, lang = "fr") {
  const { email, address } = somebody();
  const fields = programmeFields(email, { intake: intake?.id ?? "", ...change });
  const sent = await post(site.port, `/application/send?lang=${lang}`, fields, { ...address, cookie: `lang=${lang}` });
  expect(sent.status, sent.text).toBe(200);
  const found = await get(`/admin/applications?q=${encodeURIComponent(email)}&view=all`);
  const id = /\/admin\/applications\/([\da-f-]{36})/.exec(found.text)?.[1] ?? "";
  expect(id).not.toBe("");
  return { email, id, path: `/admin/applications/${id}` };
}

const someId = "11111111-1111-4111-8111-111111111111";
const deskNames = allDeskNames.filter((name) => name !== "admin-copy");
const deskPaths = deskNames.flatMap((name) => pathsOf(name).map((path) => path.replace(/:\w+/g, someId)));
const files = deskNames.filter((name) => "csv" in routes[name]).map((name) => csvPath(pathsOf(name)[0]));

describe("who is let in", () => {
  test("a stranger is sent to sign in and comes back, another role reads why not", async () => {
    const { cookie, id } = await signInAs(site, "founder");
    for (const path of [...deskPaths, ...files]) {
      const stranger = await get(path, {});
      expect([path, stranger.status, stranger.headers["location"]]).toEqual([
        path,
        303,
        `/auth/login?to=${encodeURIComponent(path)}`,
      ]);
      const founder = await get(path, { cookie });
      expect([path, founder.status]).toEqual([path, 403]);
      const data = await get(`${path}.data`, { cookie });
      expect([path, data.status, /visitor\d+@/.test(data.text)]).toEqual([path, 403, false]);
    }
    const { audit_entry: entries = [] } = await storedIn(site);
    expect(entries.filter((entry) => entry["object_id"] === id)).toMatchObject([
      { actor: null, action: "person.session-made", object_kind: "person" },
    ]);
    const refused = entries.filter(({ action }) => action === "access.refused");
    expect(refused.filter((entry) => entry["object_id"] === deskPaths[0])).toMatchObject([{ result: "refused" }]);
    expect(plain((await get("/admin/audit?action=access.refused")).text)).toContain("Was refused a page");
  });

  test("nobody else's form changes anything", async () => {
    const { id, path } = await apply();
    const { cookie } = await signInAs(site, "investor", { approved: true });
    const forms = [
      [path, { intent: "decide", verdict: "no", line: "x", reason: "x" }],
      [path, { intent: "note", text: "x" }],
      [`/admin/leads/${id}`, { intent: "status", lead: id, status: "closed" }],
      [`/admin/leads/${id}`, { intent: "place", lead: id, session: "demo-next" }],
      [`/admin/leads/${id}`, { intent: "fee-agreed", lead: id, amount: "300" }],
      [`/admin/deliveries/${id}`, { intent: "dismiss", reason: "x" }],
    ] as const;
    const before = await storedIn(site);
    for (const [to, fields] of forms) {
      expect((await send(to, fields, { cookie, origin: site.url })).status).toBe(403);
      expect((await send(to, fields, { origin: site.url })).status).toBe(401);
      expect((await send(to, fields, { ...admin, origin: "https://evil.example" })).status).toBe(403);
    }
    const after = await storedIn(site);
    for (const table of [
      "application_decision",
      "lead_note",
      "lead_status_change",
      "session_place",
      "participation_fee",
      "delivery_dismissal",
    ])
      expect(after[table], table).toEqual(before[table]);
  });

  test("what is not there is a page of the desk that says so, and leads back to its list", async () => {
    const title = "Cette page n’existe pas";
    const unknown = [...deskPaths, `/admin/content/aid/${someId}`].filter(
      (path) => path.includes(someId) && !path.endsWith(".webp"),
    );
    for (const path of unknown) {
      const { status, text } = await get(`${path}?lang=fr`);
      expect([path, status]).toEqual([path, 404]);
      if (path.endsWith(".csv")) continue;
      // A page for an unknown id must link to its list; batches and rounds have no list.
      const end = path.includes("/deck/") ? path.indexOf("/deck/") : path.indexOf(`/${someId}`);
      const list = path.slice(0, end).replace("/batches", "").replace("/rounds", "/reviews");
      const parts = [
        `<title>${title} · Bureau`,
        `>${title}</h1>`,
        'name="robots" content="noindex"',
        'class="desk-side"',
      ];
      for (const part of parts) expect(text, `${path} ${part}`).toContain(part);
      expect(text, path).toMatch(new RegExp(`<a [^>]*class="button[^>]*href="${list}"`));
      expect((await get(path.replace(someId, "x'--"))).status).toBe(404);
    }
  });

  test("an address that is none stays in the desk for those who work there, and is the public one for others", async () => {
    for (const [path, list] of [
      ["/admin/nowhere", "/admin"],
      [`/admin/startups/${someId}/more`, "/admin/startups"],
      [`/admin/leads/${someId}/more`, "/admin/leads"],
    ] as const) {
      const { status, text } = await get(`${path}?lang=fr`);
      expect([path, status]).toEqual([path, 404]);
      for (const part of ["<title>Cette page n’existe pas · Bureau", 'class="desk-side"'])
        expect(text, `${path} ${part}`).toContain(part);
      expect(text, path).toMatch(new RegExp(`<a [^>]*class="button[^>]*href="${list}"`));
      const { cookie } = await signInAs(site, "founder");
      for (const others of [{}, { cookie }] as Record<string, string>[]) {
        const other = await get(`${path}?lang=fr`, others);
        expect([path, other.status]).toEqual([path, 404]);
        expect(other.text).toContain(">Cette page n’existe pas</h1>");
        expect(other.text).not.toContain("desk-side");
        expect((await get(`${path}.data`, others)).status).toBe(404);
      }
    }
  });

  test("another account than an administrator's is told so", async () => {
    const { cookie } = await signInAs(site, "founder");
    const { status, text } = await get("/admin?lang=en", { cookie });
    expect(status).toBe(403);
    for (const part of ["<title>Your account can’t open this page: The Lab</title>", ">Privacy policy</a>"])
      expect(text).toContain(part);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).toMatch(/<head>.*<meta name="robots" content="noindex"\/>.*<\/head>/s);
  });
});

describe("an application", () => {
  test("is invited, chooses its time, and is decided; its mails and its page are in its own language", async () => {
    const { email, path, id } = await apply({ companyName: "Marais salants" }, "fr");
    const file = await get(path);
    for (const part of ["Marais salants", "Salt for restaurants.", "47 h left", "Places taken: 0 of 4", "in French"])
      expect(plain(file.text)).toContain(part);

    const empty = await send(path, { intent: "invite", time1: "", where: "Chez nous", reason: "" });
    expect(empty.status).toBe(422);
    for (const part of ["Please suggest at least one time.", "Please give a reason", 'value="Chez nous"'])
      expect(empty.text).toContain(part);
    const past = await send(path, { intent: "invite", time1: inDays(-1), where: "Chez nous", reason: "Oui" });
    expect([past.status, plain(past.text).includes("This time has passed: choose a later one.")]).toEqual([422, true]);

    const times = { time1: inDays(13), time2: inDays(14), anyway: "on" };
    const invited = await send(path, { intent: "invite", ...times, where: "Par téléphone", reason: "Clients payants" });
    const [there = ""] = String(invited.headers["location"]).split("#");
    // After an invitation, the desk redirects to the next application that waits for an answer.
    const [on = ""] = there.split("?");
    expect([invited.status, on === path, unmarked(there)]).toEqual([303, false, `${on}?done=invite`]);
    const notice = `<strong class="block">${desk.done.invite}</strong>`;
    expect([(await get(there)).text.includes(notice), (await get(on)).text.includes(notice)]).toEqual([true, false]);
    // The success notice in a URL is shown only if the site has signed it for this very page.
    const query = there.slice(on.length);
    const lies = [
      `${path}${query}`,
      `${on}?done=invite`,
      `${on}${query.replace("invite", "decide")}`,
      `${pathOf("admin-people")}${query}`,
    ];
    for (const lie of [...lies, `${pathOf("admin-content")}?done=published&state=x`]) {
      const answer = await get(lie);
      expect([answer.status, answer.headers["location"]], lie).toEqual([302, expect.not.stringContaining("done=")]);
    }
    const invitation = await mailTo(email, /Choisissez l’heure de notre appel/);
    expect(invitation).toContain("Par téléphone");
    const own = `${statusLink(invitation)}?lang=fr`;
    const page = await get(own, {});
    expect(plain(page.text)).toContain("Vous êtes présélectionné");
    expect(plain(page.text)).not.toContain("Clients payants");
    // This applicant can choose a time, so the page does not name the days of the interviews.
    expect([page.text.includes('href="#time"'), plain(page.text).includes("un jour du")]).toEqual([true, false]);
    const [time = ""] = [...(/name="time" value="([^"]+)"/.exec(page.text) ?? [])].slice(1);
    for (const [other, status, problem] of [
      ["", 422, "Choisissez d’abord un horaire"],
      ["2099-01-01T09:00:00.000Z", 409, "Nous ne proposons plus cet horaire"],
    ] as const) {
      const refused = await send(own, { intent: "time", time: other }, { origin: site.url });
      expect([refused.status, refused.text.includes("Cette candidature a été retirée")]).toEqual([status, false]);
      expect(plain(refused.text)).toContain(problem);
    }
    expect((await send(own, { intent: "time", time }, { origin: site.url })).status).toBe(303);
    await mailTo(email, /Notre appel est fixé/);
    const chosen = plain((await get(own, {})).text);
    const due = formats.fr.date(daysLater(parisDay(new Date(time)), 7)).replaceAll(/\s/g, " ");
    for (const part of ["Votre appel", `au plus tard le ${due}`]) expect(chosen).toContain(part);

    expect(plain((await get(path)).text)).toMatch(/A call is agreed for .* If you decide now, it’s cancelled/);
    const unseen = { intent: "decide", verdict: "yes", reason: "Oui", line: "", shownCall: "" };
    const overtaken = await send(path, unseen);
    expect([overtaken.status, plain(overtaken.text).includes("agreed in the meantime")]).toEqual([409, true]);
    const declined = await send(path, { intent: "decide", verdict: "no", reason: "Trop tôt", line: "" });
    expect([declined.status, plain(declined.text).includes("Please write one line")]).toEqual([422, true]);
    // Without script, the page opens at the top, so a message must point to the marked field.
    expect(declined.text).toContain("Correct the field marked below.");
    const decided = await send(path, {
      intent: "decide",
      verdict: "wait",
      reason: "Complet",
      line: "Bientôt peut-être.",
    });
    expect(decided.status).toBe(303);
    expect(await mailTo(email, /Vous êtes sur liste d’attente/)).toMatch(/est annulé[\s\S]*METHOD:CANCEL/);
    expect(plain((await get(own, {})).text)).not.toContain("Votre appel");
    expect(plain((await get(own, {})).text)).toMatch(/sur liste d’attente.*Bientôt peut-être\./);
    expect((await send(path, { intent: "decide", verdict: "yes", reason: "Place libre", line: "" })).status).toBe(303);
    await mailTo(email, /votre candidature est retenue/);
    expect(plain((await get(own, {})).text)).toContain("Vous êtes admis");
    const again = await send(path, { intent: "decide", verdict: "yes", reason: "x", line: "y" });
    expect([again.status, plain(again.text).includes("already been decided, by you or by someone else")]).toEqual([
      409,
      true,
    ]);

    const log = (await storedIn(site))["audit_entry"]?.filter(({ object_id }) => object_id === id) ?? [];
    expect(log.map(({ action }) => action)).toEqual([
      "application.look",
      // This entry, too, comes from the invitation, which marks the application's lead as answered.
      "lead.status",
      "application.invite",
      "application.decide",
      "application.decide",
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Marais|@|Trop tôt|Clients/);
  });

  test("once answered leads to another that waits", async () => {
    await apply();
    const { id, path } = await apply();
    const isChangeable = async () => (await get(pathOf("admin-lead", { id }))).text.includes("Can be changed until");
    expect(await isChangeable()).toBe(true);
    const declined = await send(path, { intent: "decide", verdict: "no", reason: "Too early", line: "Come back." });
    expect(await isChangeable()).toBe(false);
    const [there = ""] = String(declined.headers["location"]).split("#");
    const [, other] = /^\/admin\/applications\/([\da-f-]{36})\?/.exec(there) ?? [];
    expect([other !== undefined, other === id]).toEqual([true, false]);
    expect(plain((await get(there)).text)).toMatch(/\d+ of \d+.*Decision made\./);
  });

  test("leads on to the next one under the filter that it was opened from", async () => {
    const one = await apply({ companyName: "Lagune Bleue" });
    const other = await apply({ companyName: "Lagune Verte" });
    await apply();
    const under = "q=lagune&amp;view=first";
    const has = async (path: string, href: string) => (await get(path)).text.includes(`href="${href}?${under}"`);
    expect(plain((await get(`${one.path}?q=lagune&view=first`)).text)).toContain("1 of 2");
    expect(await has("/admin/applications?q=lagune&view=first", one.path)).toBe(true);
    const fields = { intent: "decide", verdict: "no", reason: "Too early", line: "Come back." };
    const there = async (path: string) =>
      String((await send(`${path}?q=lagune&view=first`, fields)).headers["location"]).split("#")[0] ?? "";
    const after = await there(one.path);
    expect(after).toMatch(`${other.path}?q=lagune&view=first&`);
    expect(await has(after, "/admin/applications")).toBe(true);
    const stays = await there(other.path);
    expect(stays).toMatch(`${other.path}?q=lagune&view=first&`);
    expect(plain((await get(stays)).text)).toContain("Decision made.");
  });

  test("whose sender suggests other times waits for the team, on Today, in the list and in its file", async () => {
    const { id, email, path } = await apply({ companyName: "Marée Haute" });
    const listed = async (view = "") =>
      plain((await get(`/admin/applications?q=maree+haute&view=${view}`)).text).includes("Marée Haute");
    await send(path, { intent: "invite", time1: inDays(9), where: "Room 4", reason: "Yes", anyway: "on" });
    expect([await listed(), await listed("times"), await listed("call")]).toEqual([false, false, true]);
    const status = statusLink(await mailTo(email, /Nous avons bien reçu votre candidature/));
    const call = { intent: "call", slots: "Mardi après 18 h", phone: "" };
    expect((await post(site.port, status, call)).status).toBe(303);
    expect([await listed(), await listed("times")]).toEqual([true, true]);
    expect(plain((await get("/admin")).text)).toMatch(/1 application needs other times for the call/);
    const file = plain((await get(path)).text);
    expect(file).toContain("needs other times");
    expect(file).toMatch(/The applicant’s own suggestion: Mardi après 18 h/);
    await send(path, { intent: "invite", time1: inDays(10), where: "Room 4", anyway: "on" });
    expect([await listed(), await listed("times")]).toEqual([false, false]);
    expect((await get(`/admin/applications?q=${id}`)).text).not.toContain("Waiting for<");
  });

  test("where its call takes place is a link where that is a web address, and text where it is none", async () => {
    const { email, path } = await apply();
    const own = statusLink(await mailTo(email, /Nous avons bien reçu votre candidature|We have your application/));
    for (const [where, opens] of [
      ["https://meet.example/a?b=1", true],
      ["http://meet.example/a", false],
      ["javascript:alert(1)//https://", false],
      ["Salle 2, voir https://meet.example", false],
    ] as const) {
      const reason = opens ? "Oui" : "";
      const invited = await send(path, { intent: "invite", time1: inDays(3), where, reason, anyway: "on" });
      expect([where, invited.status]).toEqual([where, 303]);
      const { text } = await get(own, {});
      expect([where, text.includes(`href="${where}" rel="noopener noreferrer"`)]).toEqual([where, opens]);
      expect(plain(text)).toContain(where);
    }
  });

  test("that was accepted gives up its place when it is withdrawn, and no page or mail lets it be sent again", async () => {
    const { email, path } = await apply();
    const invite = { intent: "invite", time1: inDays(4), where: "Chez nous", reason: "Oui", anyway: "on" };
    const accept = { intent: "decide", verdict: "yes", reason: "Oui", line: "" };
    for (const fields of [invite, accept]) expect((await send(path, fields)).status).toBe(303);
    const own = statusLink(await mailTo(email, /Nous avons bien reçu votre candidature/));
    const before = plain((await get(`${own}?lang=fr`, {})).text);
    expect([before.includes("renoncez aussitôt à la place"), before.includes("ne pourrez pas la renvoyer")]).toEqual([
      true,
      true,
    ]);
    expect((await post(site.port, own, { intent: "withdraw" })).status).toBe(303);
    const told = plain(await mailTo(email, /Votre candidature est retirée/));
    const after = [told, plain((await get(`${own}?lang=fr`, {})).text), plain((await get(path)).text)];
    for (const text of after)
      expect(text).not.toMatch(/la renvoyer depuis|renvoyez-la|peut être renvoyée|cessé de la lire/);
    expect(told).toMatch(/avez renoncé à votre place/);
  });

  test("that is decided promises no call any more; one that was declined has nothing to withdraw", async () => {
    const pageAfter = async (...actions: Record<string, string>[]) => {
      const { email, path } = await apply();
      for (const fields of actions) expect((await send(path, fields)).status).toBe(303);
      const { text } = await get(
        `${statusLink(await mailTo(email, /Nous avons bien reçu votre candidature/))}?lang=fr`,
        {},
      );
      return [plain(text).includes("Appel découverte"), text.includes('value="withdraw"')];
    };
    const invite = { intent: "invite", time1: inDays(3), where: "Chez nous", reason: "Oui", anyway: "on" };
    expect(await pageAfter()).toEqual([true, true]);
    expect(await pageAfter(invite, { intent: "decide", verdict: "wait", reason: "Complet", line: "" })).toEqual([
      false,
      true,
    ]);
    expect(await pageAfter({ intent: "decide", verdict: "no", reason: "Trop tôt", line: "Revenez." })).toEqual([
      false,
      false,
    ]);
  });

  test("that was accepted gives its place back once: to the public pages, to the list that waits and by one mail", async () => {
    const accepted = async (companyName: string) => {
      const one = await apply({ companyName });
      await send(one.path, { intent: "invite", time1: inDays(2), where: "Room 4", reason: "Yes", anyway: "on" });
      await send(one.path, { intent: "decide", verdict: "yes", reason: "Yes", line: "" });
      return one;
    };
    const left = async () => Number(/(\d+) places? left/.exec(plain((await get("/?lang=en", {})).text))?.[1] ?? 0);
    const given = await accepted("Oyat");
    const others = [await accepted("Ganivelle"), await accepted("Salicorne"), await accepted("Étier")];
    const waiting = await apply({ companyName: "Zostère" });
    await send(waiting.path, { intent: "invite", time1: inDays(2), where: "Room 4", reason: "Yes", anyway: "on" });
    const full = plain((await get(waiting.path)).text);
    expect([full.includes("until a place is freed"), full.includes("See who has a place")]).toEqual([true, true]);
    expect((await get(`/admin/applications?view=accepted&intake=${intake?.id}`)).text).toContain(given.path);
    await send(waiting.path, { intent: "decide", verdict: "wait", reason: "Full", line: "" });
    expect(plain((await get("/admin")).text)).not.toMatch(/with a place now free/);

    const { path } = given;
    expect(plain((await get(path)).text)).toContain("If they aren’t coming after all, free it here.");
    const empty = await send(path, { intent: "free-place", reason: "", line: "" });
    expect([empty.status, plain(empty.text).includes("Please give a reason")]).toEqual([422, true]);
    const why = { intent: "free-place", reason: "Called us", line: "Comme convenu au téléphone." };
    const pressed = await Promise.all([send(path, why), send(path, why)]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const mail = await mailTo(given.email, /plus de place dans notre programme/);
    expect(mail).toContain("Comme convenu au téléphone.");
    expect(plain((await get(path)).text)).toMatch(/place freed.*Their place is free again\./);
    const own = plain((await get(`${statusLink(mail)}?lang=fr`, {})).text);
    expect([/plus de place dans cette entrée/.test(own), own.includes("Ouvrir mon compte")]).toEqual([true, false]);
    await expect.poll(left, { timeout: 20_000 }).toBe(1);
    expect(plain((await get("/admin")).text)).toMatch(/\d applications? on the waiting list, with a place now free/);
    for (const each of [waiting, ...others])
      await send(each.path, { intent: "free-place", reason: "Over", line: "C’est fini." });
    expect((await send(waiting.path, why)).status).toBe(409);
  });

  test("a delivery's page says what the mail says, without the links that open something", async () => {
    const { email } = await apply();
    await mailTo(email, /Nous avons bien reçu votre candidature/);
    const list = await get(`/admin/deliveries?email=${email}&queue=application-mail&lang=en`);
    expect(plain(list.text)).toContain("No mail server is set up.");
    const id = /\/admin\/deliveries\/([\da-f-]{36})/.exec(list.text)?.[1] ?? "";
    const page = await get(`/admin/deliveries/${id}?lang=en`);
    for (const part of ["Nous avons bien reçu votre candidature", email, "in a file"])
      expect(plain(page.text)).toContain(part);
    expect(page.text).not.toMatch(/application\/status\/[\w-]{44}/);
    const waits = await get(`/admin/deliveries?email=${email}&queue=crm`);
    expect(plain(waits.text)).toContain("waiting for the CRM to be set up");
    const crm = /\/admin\/deliveries\/([\da-f-]{36})/.exec(waits.text)?.[1] ?? "";
    expect(plain((await get(`/admin/deliveries/${crm}`)).text)).toContain("Salt for restaurants.");
    const noReason = await send(`/admin/deliveries/${crm}`, { intent: "dismiss", reason: "" });
    expect([noReason.status, plain(noReason.text).includes("Please give a reason.")]).toEqual([422, true]);
    expect((await send(`/admin/deliveries/${crm}`, { intent: "dismiss", reason: "Not a customer" })).status).toBe(303);
    expect(plain((await get(`/admin/deliveries/${crm}`)).text)).toContain("Not a customer");
    expect((await send(`/admin/deliveries/${crm}`, { intent: "dismiss", reason: "Again" })).status).toBe(409);
  });
});

test("the list of applications says the order that it is in", async () => {
  for (const [view, order] of [
    ["open", "Longest wait first."],
    ["final", "Longest wait first."],
    ["declined", "Newest first."],
    ["all", "Newest first."],
  ])
    expect([view, plain((await get(`/admin/applications?view=${view}`)).text)]).toEqual([
      view,
      expect.stringContaining(`${order}`),
    ]);
  const sorted = plain((await get("/admin/applications?view=all&sort=-revenue")).text);
  expect(sorted).toContain("of the call.");
  expect(sorted).not.toMatch(/(?:Longest wait|Newest) first/);
});

test("a person's page names an intake as its application does, by the day on which it starts", async () => {
  const { email, path } = await apply();
  const { id } = await signInAs(site, "founder", { email });
  const starts = `Intake starting on ${formats.en.date(intake.startsOn)}`.replaceAll(/\s/g, " ");
  for (const page of [path, `/admin/people/${id}`])
    expect(plain((await get(`${page}?lang=en`)).text)).toContain(starts);
});

test("one search finds people, leads and applications, and says so when it finds none", async () => {
  const { email, id } = await apply({ companyName: "Sansouïre et filles" });
  const founder = await signInAs(site, "founder", { email, firstName: "Inès", lastName: "Sansouire" });
  const found = (await get("/admin/search?q=SANSOUIRE&lang=en")).text;
  for (const path of [`/admin/people/${founder.id}`, `/admin/leads/${id}`, `/admin/applications/${id}`])
    expect(found).toContain(`href="${path}"`);
  for (const part of ["Inès Sansouire", "Sansouïre et filles", email]) expect(plain(found)).toContain(part);
  const none = (await get("/admin/search?q=zzzzzz&lang=en")).text;
  expect(none).not.toMatch(/href="\/admin\/(?:people|leads|applications)\/[\da-f-]{36}"/);
  expect(plain(none)).toContain(desk.search.none);
});

test("to open a page changes nothing, whatever it leads to", async () => {
  const { email } = await apply();
  const status = statusLink(await mailTo(email, /Nous avons bien reçu votre candidature/));
  await mailTo(email, /Nous avons bien reçu votre candidature/);
  const lists = deskNames.map((name) => pathsOf(name)[0]).filter((path) => !path.includes(":"));
  const links = new Set<string>();
  for (const path of lists)
    for (const [, to = ""] of (await get(path)).text.matchAll(/href="(\/admin\/[^"#]+)"/g))
      links.add(to.replaceAll("&amp;", "&"));
  expect(links.size).toBeGreaterThan(60);
  const before = await actionsIn(site);
  for (const path of [...lists, ...links, ...files, status, "/account", "/privacy/my-data/open", "/application"]) {
    const answers = [await get(path), await get(path.replace(/(?=\?|$)/, ".data"))];
    for (const answer of answers) expect([path, answer.status < 500]).toEqual([path, true]);
  }
  expect(await actionsIn(site)).toEqual(before);
});

test("the desk's pages have a header, a main part and a footer beside each other", async () => {
  for (const path of ["/admin", "/admin/leads"])
    expect((await get(path)).text).toMatch(/<header[^>]*>(?:(?!<footer)[\s\S])*<\/header><main[\s\S]*<\/main><footer/);
});

describe("hostile text", () => {
  const parts = Object.values(hostile);
  const everything = parts.map((text) => text.slice(0, 150)).join(" ");
  const people: { email: string; id: string }[] = [];
  const further: string[] = [];

  beforeAll(async () => {
    for (const [index, text] of parts.entries()) {
      const { email, address } = somebody();
      await post(
        site.port,
        "/contact/send",
        contactFields(email, { fullName: text.slice(0, 150), message: text }),
        address,
      );
      const one = await apply({ companyName: text.slice(0, 150), pitch: text.slice(0, 500), fullName: `Zoé ${index}` });
      people.push(one);
      const path = `/admin/applications/${one.id}`;
      await send(path, { intent: "note", text });
      await send(`/admin/leads/${one.id}`, { intent: "status", lead: one.id, seen: "new", status: "answered" });
      const done =
        index % 2 === 0
          ? await send(path, { intent: "decide", verdict: "no", reason: text.slice(0, 500), line: text.slice(0, 500) })
          : await send(path, {
              intent: "invite",
              time1: inDays(3),
              anyway: "on",
              where: text.slice(0, 200),
              reason: text.slice(0, 500),
            });
      expect(done.status).toBe(303);
    }
  });

  beforeAll(async () => {
    const fullName = hostile.image;
    const firm = hostile.vector;
    const choices = { investorType: "family-office", ticket: "100k-300k", stages: "seed", sectors: "saas", risk: "on" };
    const forms: [string, (email: string) => Record<string, string>][] = [
      ["/join", (email) => ({ fullName, email, joinAs: "mentor", contribution: everything })],
      ["/investors/register", (email) => ({ fullName, email, firm, ...choices })],
      ["/decks/brique", (email) => deckRequestFields(email, { fullName, firm })],
      ["/conference", (email) => ({ firstName: hostile.formula, email })],
      ["/studio/audit", (email) => auditFields(email, { projectName: hostile.script, idea: everything.slice(0, 500) })],
    ];
    for (const [path, fields] of forms) {
      const { email, address } = somebody();
      const sent = await post(site.port, path, fields(email), address);
      expect([path, sent.status]).toEqual([path, 303]);
      if (path === "/studio/audit") {
        const receipt = String(sent.headers["location"]);
        const details = { receipt: receipt.split("/").at(-1) ?? "", targetUsers: everything, problem: hostile.formula };
        expect((await post(site.port, receipt, details, address)).status).toBe(303);
      }
      const leads = await get(`/admin/leads?q=${encodeURIComponent(email)}`);
      further.push(/\/admin\/leads\/[\da-f-]{36}/.exec(leads.text)?.[0] ?? `no lead of ${path}`);
    }
    const founder = await signInAs(site, "founder", { firstName: hostile.formula, lastName: hostile.script });
    const investor = await signInAs(site, "investor", { firstName: hostile.image, lastName: hostile.markdown });
    const actions: [string, Record<string, string>][] = [
      [investor.id, { intent: "approve", reason: everything }],
      [investor.id, { intent: "block", reason: everything, line: hostile.image }],
      [
        founder.id,
        { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: everything },
      ],
    ];
    for (const [id, fields] of actions)
      expect([fields["intent"], (await send(`/admin/people/${id}`, fields)).status]).toEqual([fields["intent"], 303]);
    const letter = { intent: "enter", kind: "objection", email: "=sum@startup.example", via: "post", note: everything };
    const entered = await send("/admin/privacy", { ...letter, received_on: parisDay(new Date()) });
    further.push(
      "/admin/people",
      `/admin/people/${founder.id}`,
      `/admin/people/${investor.id}`,
      "/admin/privacy",
      String(entered.headers["location"]).replace(/#.*/, ""),
      "/admin/audit",
    );
  });

  test("is text on every page of the desk, and breaks none", async () => {
    const jobs = await get("/admin/deliveries");
    const deliveries = [...jobs.text.matchAll(/\/admin\/deliveries\/[\da-f-]{36}/g)].map(([path]) => path);
    const paths = [
      "/admin",
      "/admin/applications?view=all",
      "/admin/leads",
      "/admin/deliveries",
      ...Object.keys(hostile).map((name) => `/admin/search?q=${name}word`),
      ...parts.map((text) => `/admin/search?q=${encodeURIComponent(text.slice(0, 300))}`),
      ...parts.map(
        (text) =>
          `/admin/leads?q=${encodeURIComponent(text.slice(0, 300))}&after=${encodeURIComponent(text.slice(0, 60))}`,
      ),
      ...people.flatMap(({ id }) => [`/admin/applications/${id}`, `/admin/leads/${id}`]),
      ...new Set(deliveries),
      ...further,
    ];
    for (const path of paths) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(alive.exec(text)?.[0], path).toBeUndefined();
      const scripts = text.match(/<script\b/g)?.length;
      expect([path, text.match(/<\/script>/g)?.length]).toEqual([path, scripts]);
      const data = await get(path.replace(/(\?|$)/, ".data$1"));
      expect([path, data.status]).toEqual([path, 200]);
    }
  });

  test("is text in every file, and no spreadsheet runs it", async () => {
    const typed: Record<string, string> = {
      "/admin/leads.csv": "formulaword",
      "/admin/applications.csv?view=all": "formulaword",
      "/admin/deliveries.csv": "@startup.example",
      "/admin/people.csv": "'=HYPERLINK",
      "/admin/privacy.csv": "'=sum@startup.example",
      "/admin/audit.csv": "'=HYPERLINK",
    };
    for (const [path, part] of Object.entries(typed)) {
      const { status, text, headers } = await get(path);
      expect([path, status, headers["content-type"], headers["cache-control"]]).toEqual([
        path,
        200,
        "text/csv; charset=utf-8",
        "no-store",
      ]);
      expect(headers["content-disposition"]).toMatch(/^attachment; filename="\w+\.csv"$/);
      expect(text.startsWith("\uFEFF")).toBe(true);
      const cells = [...text.slice(1).matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(([, cell = ""]) => cell);
      expect(cells.map((cell) => `"${cell}"`).join("").length).toBeGreaterThan(100);
      expect(text, path).toContain(part);
      expect(cells.filter((cell) => /^\s*[=+\-@\t\r]/.test(cell))).toEqual([]);
    }
    const leads = (await get("/admin/leads.csv?form=contact")).text;
    expect(leads).toContain(`"'=HYPERLINK(""https://evil.example"";""formulaword"")"`);
    expect(leads.split("\r\n").filter(Boolean)).toHaveLength(parts.length + 1);
  });
});

test("a file holds exactly what its list shows, also past a page, and in French its own separator", async () => {
  const { text } = await get("/admin/applications.csv?view=all&q=salants&lang=fr");
  const rows = text.slice(1).split("\r\n").filter(Boolean);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^"Startup";"Nom";/);
  expect(rows[1]).toContain('"Marais salants";');
});

test("a file of people's data stands in the audit log with its filters, and not with what was searched for", async () => {
  for (const path of [
    "/admin/leads.csv?form=contact&q=Somebody",
    "/admin/applications.csv",
    "/admin/people.csv",
    "/admin/deliveries.csv?queue=mail&email=ada@startup.example",
    "/admin/privacy.csv?state=open",
    `/admin/audit.csv?object=${someId}&actor=ada@startup.example`,
  ])
    await get(path);
  const exports = ((await storedIn(site))["audit_entry"] ?? [])
    .filter(({ action }) => String(action).endsWith(".export"))
    .slice(-6);
  expect(exports.map(({ action, after }) => [action, after])).toEqual([
    ["leads.export", { form: "contact", search: "…" }],
    ["applications.export", { view: "open" }],
    ["people.export", {}],
    ["deliveries.export", { queue: "mail", search: "…" }],
    ["privacy-requests.export", { state: "open" }],
    ["audit.export", { actor: "…", object: someId }],
  ]);
});

test("the files of leads and applications hold what was answered, in words, at the time in Paris and as plain text", async () => {
  const rowOf = async (path: string, email: string) => {
    const [head = "", ...rows] = (await get(path)).text.replace(/^\uFEFF/, "").split("\r\n");
    const cells = (line: string) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell);
    const titles = cells(head);
    const row = cells(rows.find((line) => line.includes(email)) ?? "");
    return { titles, row, cell: (title: string) => row[titles.indexOf(title)] };
  };
  const startup = await apply({ companyName: "Tamaris", pitch: "=HYPERLINK(1)", website: "https://tamaris.example" });
  const applied = await rowOf("/admin/applications.csv?view=all&lang=en", startup.email);
  expect(new Set(applied.titles).size).toBe(applied.titles.length);
  const hour = parisLocal(new Date()).replace("T", " ").slice(0, 13);
  expect(applied.cell("Sent")).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect([applied.cell("Sent")?.slice(0, 13), applied.cell("In short")]).toEqual([hour, "'=HYPERLINK(1)"]);
  expect([applied.cell("Customers"), applied.cell("Website")]).toEqual(["Companies (B2B)", "https://tamaris.example"]);
  const { email, address } = somebody();
  await post(site.port, "/contact/send", contactFields(email, { message: "@SUM(A1)", topic: "coworking" }), address);
  const lead = await rowOf("/admin/leads.csv?lang=en", email);
  expect(lead.titles.length).toBe(lead.row.length);
  expect(new Set(lead.titles).size).toBe(lead.titles.length);
  expect([lead.cell("Message"), lead.cell("Stage"), lead.cell("Received")?.slice(0, 13)]).toEqual([
    "'@SUM(A1)",
    "",
    hour,
  ]);
  const theirs = await rowOf("/admin/leads.csv?lang=en&form=application", startup.email);
  expect([theirs.cell("Customers"), theirs.titles]).toEqual(["Companies (B2B)", lead.titles]);
});

test("the audit log is asked by a company's name or an e-mail, names what was sent, and keeps neither as a filter", async () => {
  const { email, id, path } = await apply({ companyName: "Roselière" });
  await get(path);
  const { email: asking, address } = somebody();
  await post(site.port, "/contact/send", contactFields(asking, { fullName: "Aude Roncier" }), address);
  const lead = /\/admin\/leads\/([\da-f-]{36})/.exec((await get(`/admin/leads?q=${asking}`)).text)?.[1] ?? "";
  await send(`/admin/leads/${lead}`, { intent: "status", lead, seen: "new", status: "answered" });
  const log = async (object: string) =>
    plain((await get(`/admin/audit?lang=en&object=${encodeURIComponent(object)}`)).text);
  for (const object of ["roseliere", email, id, `application:${id}`]) {
    const listed = await log(object);
    expect([object, listed.includes("Application: Roselière, Zoé Martin")]).toEqual([object, true]);
    expect([object, listed.includes("Aude Roncier")]).toEqual([object, false]);
  }
  for (const object of ["Roncier", asking]) expect(await log(object)).toContain("Contact form: Aude Roncier");
  expect(await log("nobody-of-this-name")).not.toContain("Roselière");
  expect((await get("/admin/audit.csv?lang=en&object=Roncier")).text).toContain('"Contact form: Aude Roncier"');
  const exports = ((await storedIn(site))["audit_entry"] ?? []).filter(({ action }) => action === "audit.export");
  expect(JSON.stringify(exports)).not.toContain("Roncier");
});

test("Today knows of a backup once it was written whole", async () => {
  const open = plain((await get("/admin?lang=en")).text);
  expect(open).toContain("There hasn’t been one yet.");
  expect(open).toMatch(/New leads aren’t e-mailed to your team.*The CRM isn’t set up.*embedded database/);
  const folder = mkdtempSync(join(tmpdir(), "lab-desk-"));
  const { code, complaint } = await site.command("backup", join(folder, "lab.backup"));
  rmSync(folder, { recursive: true });
  expect([code, complaint]).toEqual([0, ""]);
  const later = plain((await get("/admin?lang=en")).text);
  expect(later).toContain("There is a backup from the last 24 hours");
});

test("what a lead said carries its language in a list in another one", async () => {
  const { email, address } = somebody();
  const message = "Une table près de la fenêtre.";
  const sent = await post(site.port, "/contact/send?lang=fr", contactFields(email, { message }), {
    ...address,
    cookie: "lang=fr",
  });
  expect(sent.status, sent.text).toBe(200);
  const list = await get(`/admin/leads?lang=en&q=${encodeURIComponent(email)}`);
  expect(list.text).toMatch(/<html lang="en"[\s\S]*<span lang="fr"[^>]*>Une table près de la fenêtre\./);
});

test("messages are marked from their list, several at once or all that it held when it was opened", async () => {
  const said = async (fullName: string, message = "Rappelez-moi") => {
    const { email, address } = somebody();
    await post(site.port, "/contact/send", contactFields(email, { fullName, message }), address);
  };
  const path = "/admin/leads?state=unanswered&form=contact";
  const listed = async () => {
    const { text } = await get(path);
    const boxes = [
      ...text.matchAll(/name="chosen"[^>]* value="([\da-f-]{36})"|value="([\da-f-]{36})"[^>]* name="chosen"/g),
    ];
    return {
      text: plain(text),
      until: /name="until" value="([^"]+)"/.exec(text)?.[1] ?? "",
      boxes: boxes.map(([, one, two]) => one ?? two ?? ""),
    };
  };
  await send(path, { intent: "set-all-aside", until: new Date().toISOString() });
  for (const name of ["Ada", "Bea", "Cléo"]) await said(name);
  expect(plain((await get("/admin")).text)).toMatch(/\d+ messages? to answer/);
  const { boxes, until, text } = await listed();
  expect([boxes.length, text.includes("Set all 3 in this list aside")]).toEqual([3, true]);
  expect((await send(path, { intent: "mark-answered" })).text).toContain("Tick at least one lead first.");
  const [first = ""] = boxes;
  const marked = await send(path, { intent: "mark-answered", chosen: first });
  expect([marked.status, unmarked(marked.headers.location)]).toEqual([
    303,
    "/admin/leads?form=contact&state=unanswered&about=1&done=mark-answered",
  ]);
  const again = await send(path, { intent: "set-aside", chosen: first });
  expect([again.status, again.text.includes("Someone else has already marked them.")]).toEqual([409, true]);
  await said("Dora");
  const aside = await send(`${path}&to=2099-12-31`, { intent: "set-all-aside", until });
  expect(plain((await get(String(aside.headers.location))).text)).toContain("2 leads are set aside.");
  const left = await listed();
  expect([left.boxes.length, left.text.includes("Dora")]).toEqual([1, true]);
  expect((await send("/admin/leads", { intent: "set-all-aside", until })).status).toBe(422);
  const file = await send(`/admin/leads/${first}`, { intent: "status", lead: first, seen: "new", status: "closed" });
  expect([file.status, plain(file.text).includes("Someone else has just dealt with this message")]).toEqual([
    409,
    true,
  ]);
});
