import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import type { Event } from "../../domain/content/content.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask } from "./ask.ts";

const day = daysLater(parisDay(new Date()), 40);
const event: Event = {
  kind: "event",
  id: "march-2024",
  name: { en: "Autumn session", fr: "Session d’automne" },
  ...{ startsOn: day, endsOn: day, startTime: "18:00", endTime: "21:00" },
  ...{ place: { en: "Lattes", fr: "Lattes" }, applicationsCloseOn: null, format: "quarterly", capacity: 8 },
  ...{ selected: null, pitched: null, confirm: false },
};
let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" }, records: [event] });
});
afterAll(() => site?.dispose());

const here = pathOf("account-calendar");
const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { "x-forwarded-for": address, ...more },
});

async function openFeed(cookie: string) {
  const { status, text, headers } = await sendAs(site, `${cookie}; lang=en`, here, { intent: "open" });
  expect([status, headers["cache-control"]]).toEqual([200, expect.stringMatching(/no-store|private/)]);
  const [, path = ""] = /<code[^>]*>https?:\/\/[^/<]+(\/calendar\/[\w-]{43}\.ics)</.exec(text) ?? [];
  expect(path).not.toBe("");
  expect(text).toMatch(/href="webcal:\/\/[^"]+\.ics"/);
  expect((await ask(site.port, here, { headers: { cookie } })).text).not.toContain(path.slice(10, 30));
  return path;
}

const entriesIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => ({
    uid: String(each.getFirstPropertyValue("uid")),
    summary: String(each.getFirstPropertyValue("summary")),
    location: String(each.getFirstPropertyValue("location")),
  }));

test("an investor’s feed holds their seats; it is read with an ETag, renewed and revoked", async () => {
  const investor = await signInAs(site, "investor", { approved: true, lang: "en" });
  const first = await openFeed(investor.cookie);
  expect(entriesIn((await ask(site.port, first, from("10.1.0.1"))).text)).toEqual([]);
  const session = pathOf("investor-session", { id: event.id });
  await sendAs(site, investor.cookie, session, { intent: "reserve" });
  const read = await ask(site.port, first, from("10.1.0.1"));
  expect(read.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "referrer-policy": "no-referrer",
    "cache-control": expect.stringContaining("private") as string,
  });
  expect(read.text).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
  const [seat] = entriesIn(read.text);
  expect(seat?.summary).toContain("Autumn session");
  expect(seat?.location).toMatch(new RegExp(`^https?://[^/]+${session}$`));
  expect(read.text).not.toMatch(/@(?!127|localhost|lab)[\w.-]+\.example|mailto:/i);
  const etag = String(read.headers["etag"]);
  expect((await ask(site.port, first, from("10.1.0.1", { "if-none-match": etag }))).status).toBe(304);
  await sendAs(site, investor.cookie, session, { intent: "leave" });
  const left = await ask(site.port, first, from("10.1.0.1", { "if-none-match": etag }));
  expect([left.status, entriesIn(left.text)]).toEqual([200, []]);
  const second = await openFeed(investor.cookie);
  expect((await ask(site.port, first, from("10.1.0.1"))).status).toBe(404);
  expect((await ask(site.port, second, from("10.1.0.1"))).status).toBe(200);
  expect((await sendAs(site, investor.cookie, here, { intent: "revoke" })).status).toBe(303);
  expect((await ask(site.port, second, from("10.1.0.1"))).status).toBe(404);
  expect((await sendAs(site, investor.cookie, here, { intent: "revoke" })).status).toBe(409);
});

test("a founder’s hour stands in their feed without its video link, and in nobody else’s", async () => {
  const admin = await signInAs(site, "admin");
  const desk = pathOf("admin-hours-host", { host: "finance" });
  const place = "https://visio.example/secret-room";
  const means = { place, email: "mentor@finance.example", lang: "fr", intent: "means" };
  await sendAs(site, admin.cookie, desk, means);
  const week = Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((weekday) => [
      [`from.${weekday}`, "09:00"],
      [`until.${weekday}`, "12:00"],
    ]),
  );
  await sendAs(site, admin.cookie, desk, { ...week, zone: "Europe/Paris", intent: "week" });
  const founder = await signInAs(site, "founder", { lang: "fr" });
  const other = await signInAs(site, "founder", { lang: "fr" });
  const grant = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  await sendAs(site, admin.cookie, pathOf("admin-person", { id: founder.id }), grant);
  const picker = pathOf("founder-hours-host", { host: "finance" });
  const { text } = await ask(site.port, picker, { headers: { cookie: founder.cookie } });
  const [, starts_at = ""] = /name="starts_at"[^>]*value="([^"]+)"/.exec(text) ?? [];
  const booked = await sendAs(site, founder.cookie, picker, { starts_at, topic: "Runway", intent: "book" });
  expect(booked.status).toBe(303);
  const [path = ""] = String(booked.headers["location"]).split("?");
  const feed = await ask(site.port, await openFeed(founder.cookie), from("10.1.0.2"));
  const [entry] = entriesIn(feed.text);
  expect(entry?.location).toMatch(new RegExp(`^https?://[^/]+${path}$`));
  expect(entry?.uid).toMatch(/^meeting-[\da-f-]{36}@/);
  for (const secret of ["visio.example", "finance.example", founder.email, "Runway"])
    expect(feed.text).not.toContain(secret);
  expect(entriesIn((await ask(site.port, await openFeed(other.cookie), from("10.1.0.2"))).text)).toEqual([]);
});

test("a network that guesses 30 addresses is refused for a while, feeds that it reads for others and other networks are not, and no token is logged", async () => {
  const guess = (index: number) => `/calendar/${String(index).padStart(43, "g")}.ics`;
  for (let index = 0; index < 30; index += 1)
    expect((await ask(site.port, guess(index), from("10.1.0.66"))).status).toBe(404);
  const refused = await ask(site.port, guess(30), from("10.1.0.66"));
  expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  const { cookie } = await signInAs(site, "founder");
  expect((await ask(site.port, await openFeed(cookie), from("10.1.0.66"))).status).toBe(200);
  expect((await ask(site.port, guess(31), from("10.1.0.67"))).status).toBe(404);
  expect(site.output()).not.toContain(guess(1).slice(10, 53));
});
