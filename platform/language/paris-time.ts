import { isDay, parisDay } from "./paris-day.ts";

const hour = 3_600_000;
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", hour: "2-digit", minute: "2-digit" });
const toTheSecond = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", timeStyle: "medium" });

/** Returns the local time in Paris in the format of a datetime-local field ("2026-12-01T10:00"). */
export const parisLocal = (moment: Date) => `${parisDay(moment)}T${clock.format(moment)}`;

/** Returns the local time in Paris in a format for spreadsheets ("2026-12-01 10:00:00"). */
export const parisMoment = (moment: Date) => `${parisDay(moment)} ${toTheSecond.format(moment)}`;

/** Returns null for an invalid date or a time in the hour skipped at the start of summer time. */
export function parisInstant(local: string) {
  const [day = "", time = ""] = local.split("T");
  const utc = isDay(day) && /^\d\d:\d\d$/.test(time) ? Date.parse(`${day}T${time}:00Z`) : Number.NaN;
  if (Number.isNaN(utc)) return null;
  const found = [utc - 2 * hour, utc - hour].map((time) => new Date(time));
  return found.find((moment) => parisLocal(moment) === local) ?? null;
}
