import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { words as en } from "../../app/session-page/words.en.ts";
import { words as fr } from "../../app/session-page/words.fr.ts";
import type { Event } from "../../domain/content/content.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { applicationFields, ask, post, somebody } from "./ask.ts";
import { leadsIn } from "./stored.ts";
import { until } from "./until.ts";

const today = parisDay(new Date());
const event = (id: string, day: string, more: Partial<Event> = {}): Event => ({
  kind: "event",
  id,
  name: { en: "Autumn evening", fr: "Soirée d’automne" },
  ...{ startsOn: day, endsOn: day, startTime: "18:00", endTime: "21:00" },
  ...{ place: { en: "Lattes", fr: "Lattes" }, applicationsCloseOn: null, format: "quarterly", capacity: 8 },
  ...{ selected: null, pitched: null, confirm: false },
  ...more,
});
const before = event("june-2025", daysLater(today, 20));
const over = event("june-2025", daysLater(today, -5));
const here = "/pitch-sessions/june-2025";
const board = "/admin/sessions/june-2025";
let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" }, records: [before] });
});
afterAll(() => site?.dispose());

const read = async (path: string, cookie = "", lang = "en") => {
  const { status, text } = await ask(site.port, path, { headers: { cookie: `${cookie}; lang=${lang}` } });
  return { status, text: text.replaceAll("<!-- -->", "").replaceAll(/[ \n]+/g, " ") };
};
const sent = async (cookie: string, path: string, fields: Record<string, string>) =>
  (await sendAs(site, `${cookie}; lang=en`, path, fields)).status;

test("a session’s page tells of the evening before it, and of what came of it once a person has closed it", async () => {
  const admin = await signInAs(site, "admin");
  const first = await read(here);
  for (const part of [
    "Autumn evening",
    "18:00 to 21:00",
    "Lattes",
    en.free({ free: 40, seats: 40, waiting: 0 }),
    en.reserve,
    'rel="canonical"',
  ])
    expect(first.text).toContain(part);
  expect((await read(here, "", "fr")).text).toContain(fr.reserve);
  expect((await read("/pitch-sessions/nowhere")).status).toBe(404);
  expect((await read("/pitch-session")).text).toContain(`href="${here}"`);
  expect((await ask(site.port, "/sitemap.xml")).text).toContain(`${here}</loc>`);

  const founder = await signInAs(site, "founder");
  const grant = { intent: "grant", plan: "elite", starts_on: today, ends_on: "", reason: "Test" };
  expect(await sent(admin.cookie, `/admin/people/${founder.id}`, grant)).toBe(303);
  const apply = async (email: string) => {
    await post(site.port, "/pitch-session/apply", applicationFields(email), somebody().address);
    return String((await leadsIn(site)).find((lead) => lead["email"] === email)?.["id"]);
  };
  const lead = await apply(founder.email);
  const [early, late] = [`${randomUUID()}@startup.example`, `${randomUUID()}@startup.example`];
  const refused = await apply(early);
  await apply(late);
  const dashboard = "/startup/dashboard/pitch-session";
  expect(await sent(founder.cookie, dashboard, { intent: "card", session: "june-2025", card: "yes" })).toBe(404);
  expect(await sent(admin.cookie, `/admin/leads/${lead}`, { intent: "place", lead, session: "june-2025" })).toBe(303);
  expect(await sent(founder.cookie, dashboard, { intent: "card", session: "june-2025", card: "yes" })).toBe(303);
  const answer = { intent: "place-no", lead: refused, reason: "fit", line: "" };
  expect(await sent(admin.cookie, `/admin/leads/${refused}`, { ...answer, reason: "" })).toBe(422);
  expect(await sent(admin.cookie, `/admin/leads/${refused}`, answer)).toBe(303);
  await until(
    () => site.mails().find((mail) => mail.includes(`To: ${early}\n`) && mail.includes("other sectors or stages")),
    "The mail with the reason",
  );

  await site.restartWith([over]);
  expect((await read(here)).text).toContain(en.counting);
  expect((await read(board, admin.cookie)).text).toContain(`value="${lead}"`);
  const close = { intent: "close", pitched: lead };
  expect(await sent(admin.cookie, board, close)).toBe(409);
  expect(await sent(founder.cookie, board, close)).toBe(403);
  expect(await sent(admin.cookie, board, { ...close, reason: "full", line: "" })).toBe(303);
  expect(await sent(admin.cookie, board, { ...close, reason: "full", line: "" })).toBe(409);
  await until(
    () => site.mails().find((mail) => mail.includes(`To: ${late}\n`) && mail.includes("more good applications")),
    "The mail to whoever was not answered",
  );
  const startup = String(applicationFields("")["startupName"]);
  const closed = (await read(here)).text;
  for (const part of [en.record, en.counts.applied, en.counts.pitched, startup]) expect(closed).toContain(part);
  expect(closed).not.toContain(founder.email);
  expect((await read(here, "", "fr")).text).toContain(fr.record);
  expect(await sent(founder.cookie, dashboard, { intent: "card", session: "june-2025", card: "no" })).toBe(303);
  expect((await read(here)).text).not.toContain(startup);
});
