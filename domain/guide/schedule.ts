import { parisDay } from "../../platform/language/paris-day.ts";

export const guideDays = 30;

export const civilHours = { from: 8, until: 20 };

const parisHour = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris", hour: "2-digit", hourCycle: "h23" });

const aDay = 24 * 3_600_000;

/** Returns the next calendar day, for example "2027-03-28". Calculates in UTC, so clock changes have no effect. */
export const dayAfter = (day: string) => new Date(Date.parse(day) + aDay).toISOString().slice(0, 10);

const hourOf = (now: Date) => Number(parisHour.format(now));

export function isCivil(now: Date) {
  const hour = hourOf(now);
  return hour >= civilHours.from && hour < civilHours.until;
}

const quarter = 15 * 60_000;

/** Returns the milliseconds until a daily e-mail may be sent; 0 if it may be sent now. */
export function untilCivil(now: Date) {
  let at = now.getTime();
  // Quarter-hour steps find the exact hour, because Paris hours begin at a multiple of 15 minutes in UTC.
  while (!isCivil(new Date(at))) at = at - (at % quarter) + quarter;
  return at - now.getTime();
}

export function nextMail({ nextDay, nextOn }: { nextDay: number; nextOn: string }, now: Date) {
  if (nextDay > guideDays) return null;
  const today = parisDay(now);
  if (nextOn > today) return { day: nextDay, on: nextOn };
  return { day: nextDay, on: hourOf(now) < civilHours.until ? today : dayAfter(today) };
}
