import { calendar, calendarInstant, calendarSummary, wholeDays } from "../../platform/calendar/calendar.ts";
import type { PromisedDay } from "./promised-days.ts";

type Calendar = {
  /** The dates promised to the applicant, each with a title in the recipient's language. */
  days: readonly (PromisedDay & { title: string })[];
  intake: string;
  organisation: string;
  host: string;
  now: Date;
};

/** Returns a calendar file with the promised dates as all-day events that do not mark the person as busy. */
export function promisedDaysFile({ days, intake, organisation, host, now }: Calendar) {
  const events = days.map(({ name, from, until, title }) => [
    `UID:application-${intake}-${name}@${host}`,
    `DTSTAMP:${calendarInstant(now)}`,
    ...wholeDays(from, until),
    calendarSummary(`${organisation}, ${title}`),
    "TRANSP:TRANSPARENT",
  ]);
  return calendar("PUBLISH", events, { organisation, topic: "Application" });
}
