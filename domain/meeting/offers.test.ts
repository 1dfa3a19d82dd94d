import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { zoneLocal } from "../../platform/language/zone-time.ts";
import type { HostRules } from "./host.ts";
import { type Busy, type ExtraHours, firstOffer, type Hours, offersOf, weekdayOf, type Window } from "./offers.ts";

const everyDay = (window: Window) => new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, window]));
const half: HostRules = { minutes: 30, pause: 0, noticeHours: 24, horizonDays: 60, perDay: 12 };
const paris = (window: Window): Hours => ({ zone: "Europe/Paris", week: everyDay(window), days: new Map() });
const shownOn = (day: string, offers: Date[]) =>
  offers.map((at) => zoneLocal("Europe/Paris", at)).filter((local) => local.startsWith(day));

test("the night on which the clocks of Paris skip an hour has 4 half hours from 1 to 4, the other one 8", () => {
  const night = paris({ from: 60, until: 240 });
  const spring = offersOf(night, half, [], new Date("2027-03-20T12:00:00Z"));
  expect(shownOn("2027-03-28", spring).map((local) => local.slice(11))).toEqual(["01:00", "01:30", "03:00", "03:30"]);
  const autumn = offersOf(night, half, [], new Date("2027-10-20T12:00:00Z"));
  const shown = shownOn("2027-10-31", autumn).map((local) => local.slice(11));
  expect(shown).toEqual(["01:00", "01:30", "02:00", "02:30", "02:00", "02:30", "03:00", "03:30"]);
  expect(new Set(autumn.map(Number)).size).toBe(autumn.length);
});

test("an hour that the clocks skip is not offered", () => {
  const skipped = offersOf(paris({ from: 120, until: 180 }), half, [], new Date("2027-03-20T12:00:00Z"));
  expect(shownOn("2027-03-28", skipped)).toEqual([]);
  expect(shownOn("2027-03-29", skipped)).toHaveLength(2);
});

test("Mondays at 10 in New York are at 15 or 16 in Paris", () => {
  const hours = { zone: "America/New_York", week: new Map([[1, { from: 600, until: 660 }]]), days: new Map() };
  const rules = { ...half, minutes: 60 };
  const on = (now: string) => offersOf(hours, rules, [], new Date(now)).map((at) => zoneLocal("Europe/Paris", at));
  expect(on("2027-03-01T00:00:00Z")).toEqual(expect.arrayContaining(["2027-03-15T15:00", "2027-03-29T16:00"]));
  expect(on("2027-10-20T00:00:00Z")).toContain("2027-11-01T15:00");
});

test("what is taken splits a window, and its pause is kept on both sides", () => {
  const rules = { minutes: 60, pause: 15, noticeHours: 24, horizonDays: 3, perDay: 4 };
  const now = new Date("2026-12-07T00:00:00Z");
  const hours = paris({ from: 9 * 60, until: 13 * 60 });
  const at = (time: string) => new Date(`2026-12-08T${time}:00Z`);
  const on = (busy: Busy[]) => shownOn("2026-12-08", offersOf(hours, rules, busy, now)).map((local) => local.slice(11));
  expect(on([])).toEqual(["09:00", "10:15", "11:30"]);
  expect(on([{ startsAt: at("09:15"), busyTo: at("10:30") }])).toEqual(["09:00", "11:30"]);
  expect(on([{ startsAt: at("09:00"), busyTo: at("10:15") }])).toEqual(["11:15"]);
  const full = Array.from({ length: 4 }, () => ({ startsAt: at("05:00"), busyTo: at("06:00") }));
  expect(on(full)).toEqual([]);
});

const zones = [
  ...["Europe/Paris", "Europe/London", "America/New_York", "America/Sao_Paulo", "America/St_Johns", "Asia/Kolkata"],
  ...[
    "Asia/Kathmandu",
    "Asia/Tokyo",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
    "Africa/Casablanca",
    "Pacific/Kiritimati",
  ],
];
/** The number of random weeks to test. Set `RANDOM_WEEKS=5000` for the full run. */
const tries = Number(process.env["RANDOM_WEEKS"] ?? 120);

/**
 * Converts by Temporal, independently of the tested code; a skipped local time gives the moment of the clock change.
 */
function instantBy(zone: string, day: Temporal.PlainDate, minutes: number) {
  const plain = day.toPlainDateTime().add({ minutes });
  const zoned = plain.toZonedDateTime(zone, { disambiguation: "earlier" });
  if (zoned.toPlainDateTime().equals(plain)) return zoned.epochMilliseconds;
  return zoned.getTimeZoneTransition("next")?.epochMilliseconds ?? Number.NaN;
}

test("random weeks: offers lie in the hours of the oracle, back to back, and none is missing", () => {
  const minute = 60_000;
  let random = 4_111;
  const below = (limit: number) => (random = (random * 48_271) % 2_147_483_647) % limit;
  const window = (): Window => {
    const from = below(22 * 4) * 15;
    return { from, until: Math.min(24 * 60, from + 15 + below(40) * 15) };
  };
  for (let each = 0; each < tries; each += 1) {
    const zone = zones[each % zones.length] ?? "";
    const rules = {
      ...{ minutes: [30, 45, 60][below(3)] ?? 30, pause: [0, 15][below(2)] ?? 0 },
      ...{ noticeHours: 24, horizonDays: 8, perDay: 1 + below(4) },
    };
    let start = Temporal.Instant.fromEpochMilliseconds(Date.UTC(2026, 0, 1) + below(4 * 366 * 1_440) * minute);
    const change = start.toZonedDateTimeISO(zone).getTimeZoneTransition("next");
    if (each % 2 && change) start = change.toInstant().subtract({ hours: 24 + below(6 * 24) });
    const now = new Date(start.epochMilliseconds);
    const [earliest, latest] = [now.getTime() + 1_440 * minute, now.getTime() + 8 * 1_440 * minute];
    const first = start.toZonedDateTimeISO(zone).toPlainDate();
    const week = new Map([1, 2, 3, 4, 5, 6, 7].filter(() => below(4)).map((day) => [day, window()]));
    const days: Map<string, ExtraHours | "off"> = new Map();
    for (let at = 0; at < 10; at += 1)
      if (!below(4)) days.set(first.add({ days: at }).toString(), below(2) ? "off" : { ...window(), openedAt: now });
    const busy: Busy[] = [];
    for (let at = 0; at < below(9); at += 1) {
      const startsAt = new Date(now.getTime() + below(10 * 96) * 15 * minute);
      const busyTo = new Date(startsAt.getTime() + (rules.minutes + rules.pause) * minute);
      if (busy.every((other) => busyTo <= other.startsAt || startsAt >= other.busyTo)) busy.push({ startsAt, busyTo });
    }
    const hours = { zone, week, days };
    const offers = offersOf(hours, rules, busy, now).map(Number);
    const told = JSON.stringify({ zone, rules, now, week: [...week], days: [...days], busy });

    const far = { ...rules, horizonDays: 40 };
    expect([firstOffer(hours, far, busy, now), told]).toEqual([offersOf(hours, far, busy, now)[0], told]);

    const [length, step] = [rules.minutes * minute, (rules.minutes + rules.pause) * minute];
    const dayOf = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
    const isFull = (day: Temporal.PlainDate) =>
      busy.filter(({ startsAt }) => dayOf(startsAt.getTime()).equals(day)).length >= rules.perDay;
    const open: [number, number, boolean][] = [];
    for (let at = 0; at < 11; at += 1) {
      const day = first.add({ days: at });
      const differs = days.get(day.toString());
      const windows =
        differs === "off" ? [] : [week.get(weekdayOf(day.toString())), differs].flatMap((one) => one ?? []);
      for (const { from, until } of windows)
        open.push([instantBy(zone, day, from), instantBy(zone, day, until), isFull(day)]);
    }
    const isOpen = (at: number) => open.some(([from, to]) => from <= at && at < to);
    const isBusy = (from: number, to: number) =>
      busy.some((one) => one.startsAt.getTime() < to && from < one.busyTo.getTime());
    for (const [index, at] of offers.entries()) {
      const minutes = Array.from({ length: rules.minutes }, (_, past) => at + past * minute);
      expect([at, minutes.every(isOpen), isBusy(at, at + step), isFull(dayOf(at)), told]).toEqual([
        at,
        true,
        false,
        false,
        told,
      ]);
      expect([at >= earliest, at <= latest, told]).toEqual([true, true, told]);
      expect([(offers[index + 1] ?? Infinity) >= at + step, told]).toEqual([true, told]);
      // Each offer follows another offer, a busy time, closed hours or the notice period, without a gap.
      const follows =
        !isOpen(at - minute) || isBusy(at - minute, at) || offers.includes(at - step) || at - step < earliest;
      expect([at, follows || open.some(([from]) => from === at), told]).toEqual([at, true, told]);
    }
    for (const [from, to, full] of open)
      for (let at = from; at + length <= to && !full; at += 15 * minute) {
        if (at < earliest + step || at > latest - step || isBusy(at, at + step)) continue;
        const clashes = offers.some((other) => other < at + step && at < other + step);
        const touchesNext = open.some(([other]) => other > at && other < at + step && other >= to);
        expect([at, clashes || touchesNext, told]).toEqual([at, true, told]);
      }
  }
});
