import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as en } from "../../app/session-day/words.en.ts";
import { words as tab } from "../../app/founder/pitch/words.en.ts";
import { pathOf } from "../../app/paths.ts";
import type { Event } from "../../domain/content/content.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { applicationFields, ask, post, somebody } from "./ask.ts";
import { leadsIn } from "./stored.ts";
import { until } from "./until.ts";

const today = parisDay(new Date());
const day = daysLater(today, 30);
const coming: Event = {
  kind: "event",
  id: "march-2024",
  name: { en: "Autumn session", fr: "Session d’automne" },
  ...{ startsOn: day, endsOn: day, startTime: "18:00", endTime: "21:00", place: { en: "Lattes", fr: "Lattes" } },
  ...{ applicationsCloseOn: null, format: "quarterly", capacity: 8, selected: null, pitched: null, confirm: false },
};
/** This session takes place today, so its check-in and the link for its helpers are open all day. */
const onToday: Event = {
  ...coming,
  id: "may-2025",
  name: { en: "Today’s session", fr: "Session du jour" },
  ...{ startsOn: today, endsOn: today, startTime: "12:00", endTime: "23:30" },
};
let site: Site;
let admin: { cookie: string };
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" }, records: [coming, onToday] });
  admin = await signInAs(site, "admin");
});
afterAll(() => site?.dispose());

const get = (path: string, cookie: string, from?: string) =>
  ask(site.port, path, { headers: { cookie: `${cookie}; lang=en`, ...(from && { "x-forwarded-for": from }) } });
const send = async (cookie: string, path: string, fields: Record<string, string>) =>
  sendAs(site, `${cookie}; lang=en`, path, fields);
const plain = (html: string) => html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");

async function placed(startupName: string, session: string) {
  const { email, address } = somebody();
  await post(site.port, "/pitch-session/apply", applicationFields(email, { startupName }), address);
  const lead = String((await leadsIn(site)).find((each) => each["email"] === email)?.["id"]);
  const founder = await signInAs(site, "founder", { email });
  expect((await send(admin.cookie, `/admin/leads/${lead}`, { intent: "place", lead, session })).status).toBe(303);
  return founder;
}
const valueIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`, "g"))].map(
    ([, value]) => value ?? "",
  );
const mails = (email: string) =>
  site.mails().filter((mail) => mail.includes(`To: ${email}\n`) && /SEQUENCE:/.test(mail));

test("a founder without an application is offered the session that takes them, not today's", async () => {
  const founder = await signInAs(site, "founder");
  const { text } = await get("/startup/dashboard/pitch-session", founder.cookie);
  for (const part of [coming.name.en, tab.countdown.noScan]) expect(text).toContain(part);
  expect(text).not.toContain(tab.countdown.tooLate);
});

describe("the order of a Pitch Session", () => {
  const board = "/admin/sessions/march-2024";

  test("is moved and sent without script, and each founder reads their own time", async () => {
    const [one, two] = [await placed("Amarre", "march-2024"), await placed("Bouée", "march-2024")];
    const before = plain((await get(board, admin.cookie)).text);
    expect(before).toContain("Send the order to 2 founders");
    expect(before).toContain("Fee to agree");
    const sent = await send(admin.cookie, board, { intent: "send-order" });
    expect(sent.status).toBe(303);
    expect(plain((await get(String(sent.headers.location), admin.cookie)).text)).toContain(
      "2 e-mailed, 0 turns changed",
    );
    await until(() => mails(one.email)[0], "The first founder's time");
    await until(() => mails(two.email)[0], "The second founder's time");
    const own = async ({ cookie }: { cookie: string }) => [
      /at (\d\d:\d\d), Paris time/.exec(plain((await get("/startup/dashboard/pitch-session", cookie)).text))?.[1],
      /at (\d\d:\d\d), Paris time/.exec(plain((await get("/startup-dashboard", cookie)).text))?.[1],
    ];
    expect([await own(one), await own(two)]).toEqual([
      ["18:00", "18:00"],
      ["18:12", "18:12"],
    ]);

    const [place = ""] = valueIn(before, "place").slice(-1);
    expect((await send(admin.cookie, board, { intent: "move", place, to: "1" })).status).toBe(303);
    const again = await send(admin.cookie, board, { intent: "send-order" });
    expect(plain((await get(String(again.headers.location), admin.cookie)).text)).toContain(
      "2 e-mailed, 2 turns changed",
    );
    await until(() => mails(one.email)[1], "The first founder's new time");
    expect(mails(one.email)[1]).toMatch(/SEQUENCE:1/);
    expect(await own(two)).toEqual(["18:00", "18:00"]);
    for (const pitch of ["0", "16", "5.5", "five"])
      expect([
        pitch,
        (await send(admin.cookie, board, { intent: "pace", pitch, questions: "5", change: "2" })).status,
      ]).toEqual([pitch, 422]);
    const pace = { intent: "pace", pitch: "7", questions: "0", change: "3", breakAfter: "1", breakMinutes: "10" };
    expect((await send(admin.cookie, board, pace)).status).toBe(303);
    expect(plain((await get(board, admin.cookie)).text)).toContain("10 min break after number 1");
    expect((await send(one.cookie, board, { intent: "send-order" })).status).toBe(403);
  });
});

describe("the day of a Pitch Session", () => {
  const sheet = "/admin/sessions/may-2025/day";

  test("is run from the sheet and by a helper’s link, without script", async () => {
    const founder = await placed("Cabestan", "may-2025");
    const shown = plain((await get(sheet, admin.cookie)).text);
    expect(shown).toContain("Start Cabestan");
    const [place = ""] = valueIn(shown, "place");
    expect((await send(admin.cookie, sheet, { intent: "start", place })).status).toBe(303);
    expect(plain((await get(sheet, admin.cookie)).text)).toContain("On stage, number 1 of 1");
    expect((await get(sheet, founder.cookie)).status).toBe(403);

    const made = await send(admin.cookie, sheet, { intent: "make-link" });
    const link = /\/day\/[\w-]{43}/.exec(made.text)?.[0] ?? "";
    expect((await get(sheet, admin.cookie)).text).not.toContain(link);
    const page = await get(link, "a=b");
    expect([page.status, page.headers["referrer-policy"]]).toEqual([200, "no-referrer"]);
    expect(page.text).toContain('name="robots" content="noindex"');
    expect(page.text).toContain("Cabestan");
    expect(page.text).not.toContain(founder.email);
    const [guest = ""] = valueIn(page.text, "guest");
    const tap = { intent: "tap", kind: "startup", guest, present: "yes" };
    expect((await send("a=b", link, tap)).status).toBe(303);
    expect(plain((await get(link, "a=b")).text)).toContain("1 of 1 there");
    expect(plain((await get(sheet, admin.cookie)).text)).toContain("1 of 1 there");
    const late = { ...tap, present: "no", tapped_at: `${today}T00:00:00.000Z`, tap: crypto.randomUUID() };
    await send("a=b", link, late);
    expect(plain((await get(link, "a=b")).text)).toContain("1 of 1 there");

    const [id = ""] = valueIn((await get(sheet, admin.cookie)).text, "link");
    expect((await send(admin.cookie, sheet, { intent: "revoke-link", link: id })).status).toBe(303);
    const gone = await get(link, "a=b", "203.0.113.5");
    const wrong = await get(`${link.slice(0, -3)}abc`, "a=b", "203.0.113.6");
    const stable = (html: string) => html.replaceAll(/\/day\/[\w-]+|nonce="[^"]*"/g, "").replaceAll(/[\w-]{22,}/g, "");
    expect([gone.status, wrong.status, gone.text.includes(en.gone.title)]).toEqual([404, 404, true]);
    expect(stable(gone.text)).toBe(stable(wrong.text));
    expect((await send("a=b", link, tap)).status).toBe(404);
    const statuses = [];
    for (let miss = 0; miss < 31; miss += 1)
      statuses.push((await get(`/day/${crypto.randomUUID()}`, "a=b", "203.0.113.9")).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
  });
});

test("a place whose fee Elite has included asks for none, after the plan has ended too", async () => {
  const { id, cookie } = await placed("Cabestan", "may-2025");
  const panel = async () => plain((await get("/startup/dashboard/pitch-session", cookie)).text);
  expect(await panel()).toContain(tab.placeOpen);
  const person = pathOf("admin-person", { id });
  const granted = { intent: "grant", plan: "elite", starts_on: daysLater(today, -1), ends_on: "", reason: "Paid" };
  expect((await send(admin.cookie, person, granted)).status).toBe(303);
  expect((await send(admin.cookie, person, { intent: "end-plan", reason: "Over" })).status).toBe(303);
  const text = await panel();
  for (const part of [tab.place, tab.feeIncluded]) expect(text).toContain(part);
  expect(text).not.toContain(tab.fee("").split(":")[0]);
});
