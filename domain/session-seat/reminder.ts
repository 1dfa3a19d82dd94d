import { daysLater } from "../../platform/language/paris-day.ts";
import { parisInstant } from "../../platform/language/paris-time.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";

/** Reminders are sent from 9:00 in Paris on. */
const hour = "09:00";
/** Milliseconds by which a reminder may be late, for example after a server outage. */
const lasts = 24 * 3_600_000;

/**
 * The time since which the reminder `days` days before a session is due; null if it is not due. Guests who were mailed
 * since then need no reminder.
 */
export function reminderDue(startsOn: string, days: number, now: Date) {
  const day = daysLater(startsOn, -days);
  const since = parisInstant(`${day}T${hour}`) ?? startOfParisDay(day);
  return now >= since && now.getTime() < since.getTime() + lasts ? since : null;
}
