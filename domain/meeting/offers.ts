import { daysLater } from "../../platform/language/paris-day.ts";
import { zoneInstant, zoneLocal } from "../../platform/language/zone-time.ts";
import type { HostRules } from "./host.ts";

/** A time window within a day, in minutes after midnight in the host's time zone. */
export type Window = { from: number; until: number };

export type ExtraHours = Window & { openedAt: Date };

/** `week` is keyed by weekday (1 is Monday), `days` by date with exceptions. */
export type Hours = {
  zone: string;
  week: ReadonlyMap<number, Window>;
  days: ReadonlyMap<string, ExtraHours | "off">;
};

export type Busy = {
  startsAt: Date;
  busyTo: Date;
  /** When the host cancelled the meeting; the time is free again if the host has opened extra hours then since. */
  cancelledAt?: Date | null;
};

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

/** A free period; `follows` is when the next meeting or free period begins, before which a pause must end. */
type Free = Stretch & { follows: number };

function isOpenedAgain({ zone, days }: Hours, { startsAt, cancelledAt }: Busy) {
  const day = dayIn(zone, startsAt);
  const extra = days.get(day);
  if (!cancelledAt || !extra || extra === "off" || extra.openedAt < cancelledAt) return false;
  const at = startsAt.getTime();
  return instantOn(zone, day, extra.from) <= at && at < instantOn(zone, day, extra.until);
}

function bookableIn(hours: Hours, rules: HostRules, booked: readonly Busy[], now: Date) {
  const { zone } = hours;
  const busy = booked.filter((each) => !isOpenedAgain(hours, each));
  const taken = busy
    .map(({ startsAt, busyTo }) => ({ from: startsAt.getTime(), to: busyTo.getTime() }))
    .toSorted((a, b) => a.from - b.from);
  const held = Map.groupBy(
    busy.filter(({ cancelledAt }) => !cancelledAt),
    ({ startsAt }) => dayIn(zone, startsAt),
  );
  const earliest = now.getTime() + rules.noticeHours * hour;
  const latest = now.getTime() + rules.horizonDays * 24 * hour;
  const lastDay = dayIn(zone, new Date(latest));
  const free: (Stretch & { day: string })[] = [];
  for (let day = dayIn(zone, new Date(earliest)); day <= lastDay; day = daysLater(day, 1))
    for (const stretch of stretchesOn(hours, day))
      free.push(...freeIn(stretch, taken).map((part) => ({ ...part, day })));
  const periods = free.flatMap(({ from, to, day }, index): Free[] => {
    if ((held.get(day)?.length ?? 0) >= rules.perDay) return [];
    const nextMeeting = taken.find((meeting) => meeting.from >= to)?.from ?? Infinity;
    return [{ from, to, follows: Math.min(free[index + 1]?.from ?? Infinity, nextMeeting) }];
  });
  const [length, step] = [rules.minutes * minute, (rules.minutes + rules.pause) * minute];
  return {
    periods,
    step,
    // The pause may exceed the host's hours, but must end before the next meeting or free period begins.
    fits: ({ to, follows }: Free, at: number) => at + length <= to && at + step <= follows,
    isInTime: (at: number) => at >= earliest && at <= latest,
  };
}

export function offersOf(hours: Hours, rules: HostRules, busy: readonly Busy[], now: Date): Date[] {
  const { periods, step, fits, isInTime } = bookableIn(hours, rules, busy, now);
  const offers: Date[] = [];
  for (const period of periods)
    for (let at = period.from; fits(period, at); at += step) if (isInTime(at)) offers.push(new Date(at));
  return offers;
}

/** Tells whether a time fits, even if a booking since has moved the times that are offered now. */
export function isBookable(hours: Hours, rules: HostRules, busy: readonly Busy[], now: Date) {
  const { periods, fits, isInTime } = bookableIn(hours, rules, busy, now);
  return (time: Date) => {
    const at = time.getTime();
    return isInTime(at) && periods.some((period) => period.from <= at && fits(period, at));
  };
}

/** For speed, searches the next seven days first. */
export function firstOffer(hours: Hours, rules: HostRules, busy: readonly Busy[], now: Date): Date | undefined {
  // Searches eight days, because whether a time late on the seventh day is free may depend on the eighth.
  const [soon] = offersOf(hours, { ...rules, horizonDays: Math.min(rules.horizonDays, 8) }, busy, now);
  return soon && soon.getTime() <= now.getTime() + 7 * 24 * hour ? soon : offersOf(hours, rules, busy, now)[0];
}
