import { daysLater } from "../../platform/language/paris-day.ts";
import { zoneInstant, zoneLocal } from "../../platform/language/zone-time.ts";
import type { HostRules } from "./host.ts";

/** A time window within a day, in minutes after midnight in the host's time zone. */
export type Window = { from: number; until: number };

/** `week` is keyed by weekday (1 is Monday), `days` by date with exceptions. */
export type Hours = {
  zone: string;
  week: ReadonlyMap<number, Window>;
  days: ReadonlyMap<string, Window | "off">;
};

export type Busy = { startsAt: Date; busyTo: Date };

/** A period in milliseconds since the epoch. */
type Stretch = { from: number; to: number };

const minute = 60_000;
const hour = 60 * minute;

/** Returns 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

const dayIn = (zone: string, at: Date) => zoneLocal(zone, at).slice(0, 10);

export const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function instantOn(zone: string, day: string, minutes: number) {
  const [on, at] = minutes === 24 * 60 ? [daysLater(day, 1), 0] : [day, minutes];
  return zoneInstant(zone, `${on}T${clockTime(at)}`).getTime();
}

/** Returns the periods in which a host is available on a day, in order. Adjacent time windows are merged. */
function stretchesOn({ zone, week, days }: Hours, day: string): Stretch[] {
  const differs = days.get(day);
  const usual = week.get(weekdayOf(day));
  const windows = differs === "off" ? [] : [usual, differs].flatMap((window) => window ?? []);
  const stretches: Stretch[] = [];
  for (const { from, until } of windows.toSorted((a, b) => a.from - b.from)) {
    const next = { from: instantOn(zone, day, from), to: instantOn(zone, day, until) };
    const last = stretches.at(-1);
    if (last && next.from <= last.to) last.to = Math.max(last.to, next.to);
    else stretches.push(next);
  }
  return stretches;
}

function freeIn({ from, to }: Stretch, busy: readonly Stretch[]) {
  const free: Stretch[] = [];
  let start = from;
  for (const taken of busy) {
    if (taken.to <= start || taken.from >= to) continue;
    if (taken.from > start) free.push({ from: start, to: taken.from });
    start = taken.to;
  }
  if (start < to) free.push({ from: start, to });
  return free;
}

export function offersOf(hours: Hours, rules: HostRules, busy: readonly Busy[], now: Date): Date[] {
  const { zone } = hours;
  const taken = busy
    .map(({ startsAt, busyTo }) => ({ from: startsAt.getTime(), to: busyTo.getTime() }))
    .toSorted((a, b) => a.from - b.from);
  const held = Map.groupBy(busy, ({ startsAt }) => dayIn(zone, startsAt));
  const earliest = now.getTime() + rules.noticeHours * hour;
  const latest = now.getTime() + rules.horizonDays * 24 * hour;
  const [length, step] = [rules.minutes * minute, (rules.minutes + rules.pause) * minute];
  const lastDay = dayIn(zone, new Date(latest));
  const free: (Stretch & { day: string })[] = [];
  for (let day = dayIn(zone, new Date(earliest)); day <= lastDay; day = daysLater(day, 1))
    for (const stretch of stretchesOn(hours, day))
      free.push(...freeIn(stretch, taken).map((part) => ({ ...part, day })));
  const offers: Date[] = [];
  for (const [index, { from, to, day }] of free.entries()) {
    if ((held.get(day)?.length ?? 0) >= rules.perDay) continue;
    const nextMeeting = taken.find((meeting) => meeting.from >= to)?.from ?? Infinity;
    // The pause may exceed the host's hours, but must end before the next meeting or free period begins.
    const follows = Math.min(free[index + 1]?.from ?? Infinity, nextMeeting);
    for (let at = from; at + length <= to && at + step <= follows; at += step)
      if (at >= earliest && at <= latest) offers.push(new Date(at));
  }
  return offers;
}

/** For speed, searches the next seven days first. */
export function firstOffer(hours: Hours, rules: HostRules, busy: readonly Busy[], now: Date): Date | undefined {
  // Searches eight days, because whether a time late on the seventh day is free may depend on the eighth.
  const [soon] = offersOf(hours, { ...rules, horizonDays: Math.min(rules.horizonDays, 8) }, busy, now);
  return soon && soon.getTime() <= now.getTime() + 7 * 24 * hour ? soon : offersOf(hours, rules, busy, now)[0];
}
