import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { words as pageEn } from "../../app/session-page/words.en.ts";
import type { Event } from "../../domain/content/content.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { applicationFields, ask, post, somebody } from "./ask.ts";
import { leadsIn } from "./stored.ts";
import { until } from "./until.ts";

const today = parisDay(new Date());
const session = "march-2024";
const on = (day: string, startTime: string, endTime: string): Event => ({
  ...{ kind: "event", id: session, name: { en: "Autumn session", fr: "Session d’automne" } },
  ...{ startsOn: day, endsOn: day, startTime, endTime, place: { en: "Lattes", fr: "Lattes" } },
  ...{ applicationsCloseOn: null, format: "quarterly", capacity: 8, selected: null, pitched: null, confirm: false },
});
const before = on(daysLater(today, 20), "18:00", "21:00");
/** This session takes place today, so its check-in is open all day. */
const during = on(today, "12:00", "23:30");
const after = on(daysLater(today, -1), "18:00", "20:00");
const over = on(daysLater(today, -6), "18:00", "21:00");

const board = `/admin/sessions/${session}`;
const own = `/investisseur/sessions/${session}`;
const tab = "/startup/dashboard/pitch-session";
let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" }, records: [before] });
});
afterAll(() => site?.dispose());

type Somebody = { cookie: string; email: string; id: string };

const read = async (path: string, { cookie }: { cookie: string } = { cookie: "a=b" }) => {
  const { status, text } = await ask(site.port, path, { headers: { cookie: `${cookie}; lang=en` } });
  return { status, text: text.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll(/\s+/g, " ") };
};
const sent = async ({ cookie }: { cookie: string }, path: string, fields: Record<string, string>) =>
  (await sendAs(site, `${cookie}; lang=en`, path, fields)).status;

function datesOf(email: string) {
  ICAL.design.strict = true;
  return site
    .mails()
    .filter((mail) => mail.includes(`To: ${email}\n`))
    .flatMap((mail) => /BEGIN:VCALENDAR[\s\S]*?END:VCALENDAR/.exec(mail) ?? [])
    .map((file) => {
      expect(file.split("\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      const calendar = new ICAL.Component(ICAL.parse(file.replaceAll("\n", "\r\n")) as unknown[]);
      const [vevent, ...others] = calendar.getAllSubcomponents("vevent");
      if (!vevent || others.length > 0) throw new Error("Not one event");
      const event = new ICAL.Event(vevent);
      expect(vevent.getAllProperties("attendee").map((each) => each.getFirstValue())).toEqual([`mailto:${email}`]);
      const change = [calendar.getFirstPropertyValue("method"), vevent.getFirstPropertyValue("status"), event.sequence];
      return { change: change.join(" "), uid: event.uid, at: event.startDate.toJSDate().toISOString() };
    });
}

async function hasDates(email: string, changes: string[]) {
  const found = await until(() => {
    const dates = datesOf(email);
    return dates.length >= changes.length ? dates : undefined;
  }, `${changes.length} dates for ${email}`);
  expect(found.map(({ change }) => change)).toEqual(changes);
  expect(new Set(found.map(({ uid }) => uid)).size).toBe(1);
  return found;
}
const [asked, changed, cancelled] = ["REQUEST CONFIRMED", "REQUEST CONFIRMED", "CANCEL CANCELLED"];

const hidden = (html: string, kind: string) =>
  [
    ...html.matchAll(
      new RegExp(`name="kind" value="${kind}"/?>\\s*<input type="hidden" name="guest" value="([^"]+)"`, "g"),
    ),
  ].map(([, guest]) => guest ?? "");

test("an evening is played whole: seats, order, door, wishes, introductions, closing and what the page says of it", async () => {
  const admin = await signInAs(site, "admin");
  const investor = (lastName: string) =>
    signInAs(site, "investor", { approved: true, firstName: "Ines", lastName }) as Promise<Somebody>;
  const [a, b, c, d, e] = [
    await investor("Aber"),
    await investor("Brise"),
    await investor("Crique"),
    await investor("Digue"),
    await investor("Estran"),
  ];

  expect(await sent(admin, board, { intent: "seats", seats: "4" })).toBe(303);
  for (const each of [a, b, c, d, e]) expect(await sent(each, own, { intent: "reserve" })).toBe(303);
  expect(await sent(d, own, { intent: "leave" })).toBe(303);
  await hasDates(d.email, [`${asked} 0`, `${cancelled} 1`]);
  await hasDates(e.email, [`${asked} 0`]);
  expect(await sent(a, own, { intent: "show", shown_to_founders: "on" })).toBe(303);
  expect(await sent(b, own, { intent: "show", shown_to_founders: "on" })).toBe(303);

  const placed = async (startupName: string) => {
    const { email, address } = somebody();
    await post(site.port, "/pitch-session/apply", applicationFields(email, { startupName }), address);
    const lead = String((await leadsIn(site)).find((each) => each["email"] === email)?.["id"]);
    const founder: Somebody = await signInAs(site, "founder", { email });
    expect(await sent(admin, `/admin/leads/${lead}`, { intent: "place", lead, session })).toBe(303);
    return { ...founder, lead };
  };
  const [one, two, three] = [await placed("Amarre"), await placed("Bouée"), await placed("Cabestan")];
  expect(await sent(admin, board, { intent: "send-order" })).toBe(303);
  await hasDates(one.email, [`${asked} 0`]);
  const last = [...(await read(board, admin)).text.matchAll(/name="place" value="([^"]+)"/g)].at(-1)?.[1] ?? "";
  expect(await sent(admin, board, { intent: "move", place: last, to: "1" })).toBe(303);
  expect(await sent(admin, board, { intent: "send-order" })).toBe(303);
  const [first, second] = await hasDates(one.email, [`${asked} 0`, `${changed} 1`]);
  expect(first?.at).not.toBe(second?.at);
  expect(await sent(a, own, { intent: "wish", startup: one.id })).toBe(409);

  await site.restartWith([during]);
  await hasDates(a.email, [`${asked} 0`, `${changed} 1`]);
  const link =
    /\/day\/[\w-]{43}/.exec(
      (await sendAs(site, `${admin.cookie}; lang=en`, `${board}/day`, { intent: "make-link" })).text,
    )?.[0] ?? "";
  const door = (await read(link)).text;
  const guests = hidden(door, "investor");
  expect([guests.length, hidden(door, "startup").length]).toEqual([4, 3]);
  for (const guest of guests.slice(0, 3))
    expect(await sent({ cookie: "a=b" }, link, { intent: "tap", kind: "investor", guest, present: "yes" })).toBe(303);
  for (const guest of hidden(door, "startup"))
    expect(await sent({ cookie: "a=b" }, link, { intent: "tap", kind: "startup", guest, present: "yes" })).toBe(303);

  const startups = Object.fromEntries(
    [
      ...(await read(own, a)).text.matchAll(
        /<strong>(Amarre|Bouée|Cabestan)<\/strong>.*?name="startup" value="([^"]+)"/g,
      ),
    ].map(([, name = "", id = ""]) => [name, id]),
  );
  expect(await sent(e, own, { intent: "wish", startup: startups["Amarre"] ?? "" })).toBe(409);
  expect(await sent(a, own, { intent: "wish", startup: startups["Amarre"] ?? "" })).toBe(303);
  expect(await sent(b, own, { intent: "wish", startup: startups["Bouée"] ?? "" })).toBe(303);
  expect(await sent(b, own, { intent: "wish", startup: startups["Amarre"] ?? "" })).toBe(303);
  expect(await sent(b, own, { intent: "unwish", startup: startups["Amarre"] ?? "" })).toBe(303);
  expect((await read(tab, one)).text).toContain("One investor would like to meet you");
  const seen = (await read(tab, three)).text;
  expect(["Ines Aber", "Ines Brise", "Ines Crique"].map((name) => seen.includes(name))).toEqual([true, true, false]);
  expect(seen).not.toContain(a.email);
  expect(await sent(one, tab, { intent: "wish", session, investor: a.id })).toBe(303);
  const [editor, reader] = [
    await signInAs(site, "founder", { lang: "en", seat: { id: three.id, role: "editor" } }),
    await signInAs(site, "founder", { lang: "en", seat: { id: three.id, role: "reader" } }),
  ];
  expect((await read(tab, editor)).text).toContain("Only owners can send this.");
  for (const [who, fields, status] of [
    [reader, { intent: "wish", session, investor: b.id }, 403],
    [editor, { intent: "card", session, card: "yes" }, 403],
    [editor, { intent: "wish", session, investor: b.id }, 303],
  ] as const)
    expect([fields.intent, await sent(who, tab, fields)]).toEqual([fields.intent, status]);
  expect(await sent(three, tab, { intent: "wish", session, investor: c.id })).toBe(404);
  expect((await read("/startup/mises-en-relation", one)).text).not.toContain("Ines Aber");

  // Restarts the site as if the session had ended more than two hours ago.
  await site.restartWith([after]);
  const mailed = (email: string, text: RegExp) =>
    site.mails().filter((mail) => mail.includes(`To: ${email}\n`) && text.test(mail.replaceAll("=\n", "")));
  await until(() => mailed(a.email, new RegExp(one.email))[0], "The founder’s address for the investor");
  await until(() => mailed(one.email, new RegExp(a.email))[0], "The investor’s address for the founder");
  await until(() => mailed(a.email, /Who would you like to meet/)[0], "The mail that opens the wishes");
  expect((await read("/startup/mises-en-relation", one)).text).toContain(a.email);
  expect((await read("/investisseur/relations", a)).text).toContain(one.email);
  const waiting = (await read("/startup/mises-en-relation", two)).text;
  expect([waiting.includes("Ines Brise"), waiting.includes(b.email)]).toEqual([true, false]);
  expect((await read("/startup/mises-en-relation", three)).text).not.toContain("Ines Brise");
  expect((await read("/investisseur/relations", b)).text).not.toContain("Cabestan");
  expect(mailed(e.email, /Who would you like to meet/)).toEqual([]);

  await site.restartWith([over]);
  expect(await sent(a, own, { intent: "wish", startup: startups["Cabestan"] ?? "" })).toBe(409);
  const sheet = async () => (await read(`${board}/day`, admin)).text;
  expect(await sheet()).toContain('value="tap"');
  expect(await sent(admin, board, { intent: "close", pitched: one.lead })).toBe(303);
  const shut = await sheet();
  expect(shut).toContain("The session is closed: its run sheet stays as it is.");
  expect(shut).not.toMatch(/value="(tap|start|end|reset|make-link)"/);
  expect(await sent(admin, `${board}/day`, { intent: "make-link" })).toBe(409);
  const page = (await read(`/pitch-sessions/${session}`)).text;
  const figure = (label: string) =>
    new RegExp(`${label}<\\/dt>.*?<span class="figure">(\\d+)<`).exec(page)?.[1] ?? "none";
  const { counts } = pageEn;
  expect(
    [counts.applied, counts.selected, counts.pitched, counts.present, counts.wishes, counts.introductions].map(figure),
  ).toEqual(["3", "3", "1", "3", "4", "1"]);
  for (const each of [a, b, c, d, e, one, two, three]) expect(page).not.toContain(each.email);
}, 120_000);
