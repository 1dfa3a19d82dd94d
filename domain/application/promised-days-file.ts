import { calendar, calendarInstant, calendarSummary, wholeDays } from "../../platform/calendar/calendar.ts";
import type { PromisedDay } from "./promised-days.ts";

type Calendar = {
  /** Each day has a title in the reader's language. */
  days: readonly (PromisedDay & { title: string })[];
  intake: string;
  organisation: string;
  host: string;
  now: Date;
};

/** The promised days as all-day calendar events that do not mark the reader as busy. */
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
