import { afterAll, beforeAll, expect, test } from "vitest";
import { founderRoutes } from "../../app/founder.routes.ts";
import type { Route } from "../../app/context/route.ts";
import { pathOf } from "../../app/paths.ts";
import type { Event } from "../../domain/content/content.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { applicationFields, ask, post, somebody } from "./ask.ts";
import { leadsIn, storedIn } from "./stored.ts";

const today = parisDay(new Date());
const session = "march-2024";
const on = (day: string, startTime: string, endTime: string): Event => ({
  ...{ kind: "event", id: session, name: { en: "Autumn session", fr: "Session d’automne" } },
  ...{ startsOn: day, endsOn: day, startTime, endTime, place: { en: "Lattes", fr: "Lattes" } },
  ...{ applicationsCloseOn: null, format: "quarterly", capacity: 8, selected: null, pitched: null, confirm: false },
});
let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" }, records: [on(daysLater(today, 20), "18:00", "21:00")] });
});
afterAll(() => site?.dispose());

type Member = { cookie: string; email: string; id: string };
const visitor = { cookie: "a=b" };

const read = async (path: string, { cookie }: { cookie: string }) => {
  const { status, text } = await ask(site.port, path, { headers: { cookie: `${cookie}; lang=en` } });
  return { status, text: text.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'") };
};
const send = ({ cookie }: { cookie: string }, path: string, fields: Record<string, string>) =>
  sendAs(site, `${cookie}; lang=en`, path, fields);
async function done(who: { cookie: string }, path: string, fields: Record<string, string>) {
  const { status, text } = await send(who, path, fields);
  expect([path, fields["intent"], [200, 303].includes(status)]).toEqual([path, fields["intent"], true]);
  return text;
}
const tokenIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? "no link";

const board = `/admin/sessions/${session}`;
const own = `/investisseur/sessions/${session}`;
const tab = pathOf("founder-pitch");
const hostDesk = pathOf("admin-hours-host", { host: "finance" });
const picker = pathOf("founder-hours-host", { host: "finance" });
const place = "https://visio.example/secret-room";
const topic = "A delicate subject";

test("a crawl of the calendar as each role finds no name before consent, no address before acceptance, no token", async () => {
  const admin = await signInAs(site, "admin");
  const investor = (lastName: string, approved = true) =>
    signInAs(site, "investor", { approved, firstName: "Ines", lastName }) as Promise<Member>;
  const [shown, silent, pending] = [await investor("Aber"), await investor("Crique"), await investor("Digue", false)];
  for (const each of [shown, silent]) await done(each, own, { intent: "reserve" });
  const placed = async (startupName: string) => {
    const { email, address } = somebody();
    await post(site.port, "/pitch-session/apply", applicationFields(email, { startupName }), address);
    const lead = String((await leadsIn(site)).find((each) => each["email"] === email)?.["id"]);
    const founder: Member = await signInAs(site, "founder", { email });
    await done(admin, `/admin/leads/${lead}`, { intent: "place", lead, session });
    return founder;
  };
  const [one, two] = [await placed("Amarre"), await placed("Bouée")];
  const stranger = await signInAs(site, "founder");
  const [expert, reviewer] = [
    await signInAs(site, "team", { functions: ["expert"] }),
    await signInAs(site, "team", { functions: ["reviewer"] }),
  ];
  const elite = { intent: "grant", plan: "elite", starts_on: today, ends_on: "", reason: "Test" };
  for (const { id } of [one, stranger]) await done(admin, pathOf("admin-person", { id }), elite);
  await done(admin, hostDesk, { intent: "means", place, email: "mentor@finance.example", lang: "fr" });
  const week = Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((weekday) => [
      [`from.${weekday}`, "09:00"],
      [`until.${weekday}`, "12:00"],
    ]),
  );
  await done(admin, hostDesk, { ...week, zone: "Europe/Paris", intent: "week" });
  const [, starts_at = ""] = /name="starts_at"[^>]*value="([^"]+)"/.exec((await read(picker, one)).text) ?? [];
  const booked = await send(one, picker, { starts_at, topic, intent: "book" });
  const [meeting = ""] = String(booked.headers["location"]).split("?");

  const hoursLink = tokenIn(await done(admin, hostDesk, { intent: "link" }), /\/hours\/[\w-]{43}/);
  const feeds = [];
  for (const each of [one, shown])
    feeds.push(tokenIn(await done(each, "/account/calendar", { intent: "open" }), /\/calendar\/[\w-]{43}\.ics/));

  await site.restartWith([on(today, "12:00", "23:30")]);
  const dayLink = tokenIn(await done(admin, `${board}/day`, { intent: "make-link" }), /\/day\/[\w-]{43}/);
  const door = (await read(dayLink, visitor)).text.replaceAll(/\s+/g, " ");
  const guests = [
    ...door.matchAll(/name="kind" value="investor"\/?> ?<input type="hidden" name="guest" value="([^"]+)"/g),
  ];
  expect(guests).toHaveLength(2);
  for (const [, guest = ""] of guests)
    await done(visitor, dayLink, { intent: "tap", kind: "investor", guest, present: "yes" });
  await done(shown, own, { intent: "wish", startup: one.id });

  const pages = [
    ...[
      "/pitch-session",
      `/pitch-sessions/${session}`,
      `/pitch-session/${session}/calendar`,
      "/investisseur/sessions",
      own,
    ],
    ...[
      tab,
      "/startup-dashboard",
      "/startup/heures",
      picker,
      meeting,
      "/startup/mises-en-relation",
      "/account/calendar",
    ],
    ...["/investisseur/relations", "/admin", "/admin/sessions", board, `${board}/day`, `${board}/guests.csv`],
    ...["/admin/hours", hostDesk],
  ];
  const everybody: Record<string, { who: { cookie: string }; also?: string[] }> = {
    ...{ visitor: { who: visitor }, stranger: { who: stranger }, one: { who: one, also: feeds.slice(0, 1) } },
    ...{
      two: { who: two },
      shown: { who: shown, also: feeds.slice(1) },
      silent: { who: silent },
      pending: { who: pending },
    },
    ...{ expert: { who: expert }, reviewer: { who: reviewer }, admin: { who: admin } },
    ...{ helper: { who: visitor, also: [dayLink] }, mentor: { who: visitor, also: [hoursLink] } },
  };

  async function foundBy(secrets: Record<string, string>) {
    const found = Object.fromEntries(Object.keys(secrets).map((name) => [name, [] as string[]]));
    for (const [role, { who, also = [] }] of Object.entries(everybody)) {
      const seen: string[] = [];
      for (const path of [...pages, ...pages.map((each) => `${each}.data`), ...also]) {
        const { status, text } = await read(path, who);
        expect([role, path, status < 500]).toEqual([role, path, true]);
        // Ignores secret links that the role itself holds, because the pages of these links may contain them.
        seen.push(also.reduce((rest, link) => rest.replaceAll(link, ""), text));
      }
      for (const [name, secret] of Object.entries(secrets))
        if (seen.some((text) => text.includes(secret))) found[name]?.push(role);
    }
    return found;
  }
  const secrets = {
    ...{ shownName: "Ines Aber", silentName: "Ines Crique", shownEmail: shown.email, silentEmail: silent.email },
    ...{ founderEmail: one.email, mentorEmail: "mentor@finance.example", place, topic },
    ...{ dayLink: dayLink.slice(5), hoursLink: hoursLink.slice(7), feed: feeds[0]?.slice(10, 53) ?? "" },
  };
  const closed = {
    ...{ silentName: ["silent", "admin", "helper"], shownEmail: ["shown", "admin"], silentEmail: ["silent", "admin"] },
    ...{ founderEmail: ["one", "admin"], mentorEmail: ["admin"] },
    ...{ place: ["one", "admin", "mentor"], topic: ["one", "admin", "mentor"] },
    ...{ dayLink: [], hoursLink: [], feed: [] },
  };
  expect(await foundBy(secrets)).toEqual({ ...closed, shownName: ["shown", "admin", "helper"] });
  await done(shown, own, { intent: "show", shown_to_founders: "on" });
  expect(await foundBy(secrets)).toEqual({ ...closed, shownName: ["one", "two", "shown", "admin", "helper"] });
  for (const token of [secrets.dayLink, secrets.hoursLink, secrets.feed]) expect(site.output()).not.toContain(token);
}, 180_000);

test("a founder below the score applies from no address of the cockpit", async () => {
  await site.restartWith([on(daysLater(today, 20), "18:00", "21:00")]);
  const founder = await signInAs(site, "founder");
  const fields = { ...applicationFields(founder.email), feeRead: "on", session };
  const paths = Object.values<Route>(founderRoutes).flatMap(({ path }) =>
    (typeof path === "string" ? [path] : [...path]).map((each) => each.replaceAll(/:\w+/g, session)),
  );
  for (const path of paths)
    for (const intent of ["", "apply", "send"]) {
      const { status } = await send(founder, path, intent === "" ? fields : { ...fields, intent });
      expect([path, intent, status < 500]).toEqual([path, intent, true]);
    }
  const stored = await storedIn(site);
  expect(stored["pitch_application"] ?? []).toEqual([]);
  expect((await leadsIn(site)).filter((lead) => lead["email"] === founder.email)).toEqual([]);
  expect((await send(founder, tab, fields)).status).toBe(409);
});
