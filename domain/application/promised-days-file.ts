import { calendarInstant, calendarText, calendarValue } from "../../platform/calendar/calendar-text.ts";
import { daysLater } from "../../platform/language/paris-day.ts";
import type { PromisedDay } from "./promised-days.ts";

type Calendar = {
  /** Each with what it says in the reader's language. */
  days: readonly (PromisedDay & { title: string })[];
  intake: string;
  organisation: string;
  host: string;
  now: Date;
};

const compact = (day: string) => day.replaceAll("-", "");

/** The promised days as a calendar takes them (RFC 5545): whole days that leave the reader free. */
export function promisedDaysFile({ days, intake, organisation, host, now }: Calendar) {
  return calendarText([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${calendarValue(organisation)}//Application//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...days.flatMap(({ name, from, until, title }) => [
      "BEGIN:VEVENT",
      `UID:application-${intake}-${name}@${host}`,
      `DTSTAMP:${calendarInstant(now)}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(daysLater(until, 1))}`,
      `SUMMARY:${calendarValue(`${organisation}, ${title}`)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]);
}
