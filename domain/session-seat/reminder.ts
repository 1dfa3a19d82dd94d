import { daysLater } from "../../platform/language/paris-day.ts";
import { parisInstant } from "../../platform/language/paris-time.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";

/** Reminders are sent from this time of day on, in Paris time. */
const hour = "09:00";
/** Maximum delay of a reminder in milliseconds, for example after a server outage. */
const lasts = 24 * 3_600_000;

/** Returns when the reminder became due, or null if the reminder is not due now. */
export function reminderDue(startsOn: string, days: number, now: Date) {
  const day = daysLater(startsOn, -days);
  const since = parisInstant(`${day}T${hour}`) ?? startOfParisDay(day);
  return now >= since && now.getTime() < since.getTime() + lasts ? since : null;
}
