import { parisDay } from "../../platform/language/paris-day.ts";

export const guideDays = 30;

/** Daily mails leave from the first of these hours, in Paris, and before the second. */
export const civilHours = { from: 8, until: 20 };

const parisHour = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris", hour: "2-digit", hourCycle: "h23" });

const aDay = 24 * 3_600_000;

/** The calendar day after this one ("2027-03-28"): a date has no hours that a change of the clocks could take. */
export const dayAfter = (day: string) => new Date(Date.parse(day) + aDay).toISOString().slice(0, 10);

const hourOf = (now: Date) => Number(parisHour.format(now));

export function isCivil(now: Date) {
  const hour = hourOf(now);
  return hour >= civilHours.from && hour < civilHours.until;
}

const quarter = 15 * 60_000;

/** Milliseconds until a daily mail may leave; 0 when it may now. */
export function untilCivil(now: Date) {
  let at = now.getTime();
  // Hours in Paris begin at quarters of ours, also in the nights when the clocks change.
  while (!isCivil(new Date(at))) at = at - (at % quarter) + quarter;
  return at - now.getTime();
}

/** The next mail of a guide that goes on: which day it is about, and the day it leaves on; null after the last. */
export function nextMail({ nextDay, nextOn }: { nextDay: number; nextOn: string }, now: Date) {
  if (nextDay > guideDays) return null;
  const today = parisDay(now);
  if (nextOn > today) return { day: nextDay, on: nextOn };
  return { day: nextDay, on: hourOf(now) < civilHours.until ? today : dayAfter(today) };
}
