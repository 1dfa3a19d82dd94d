import { daysLater } from "../../platform/language/paris-day.ts";
import { parisInstant } from "../../platform/language/paris-time.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";

/** Reminders leave from nine in the morning in Paris on. */
const hour = "09:00";
/** A server that was down sends them late, but not long after. */
const lasts = 24 * 3_600_000;

/**
 * When the reminder that many days before a session is due: since when, or null at other times. Whoever was told
 * something since then needs no reminder.
 */
export function reminderDue(startsOn: string, days: number, now: Date) {
  const day = daysLater(startsOn, -days);
  const since = parisInstant(`${day}T${hour}`) ?? startOfParisDay(day);
  return now >= since && now.getTime() < since.getTime() + lasts ? since : null;
}
