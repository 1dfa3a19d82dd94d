import {
  calendar,
  calendarInstant,
  calendarSummary,
  calendarValue,
  wholeDays,
} from "../../platform/calendar/calendar.ts";
import type { Event, Resolved } from "../content/content.ts";
import { lastDayOf } from "../content/last-day.ts";

export type CalendarEntry = Pick<
  Resolved<Event>,
  "id" | "name" | "startsOn" | "endsOn" | "startTime" | "endTime" | "place"
>;

/** The series' id and the event's id together form the permanent UID of the calendar entry. */
export type Series = { id: string; name: string };

type Calendar = {
  session: CalendarEntry;
  series: Series;
  organisation: string;
  url: string;
  host: string;
  now: Date;
};

const day = 24 * 3_600_000;
const nextDay = (iso: string) => new Date(Date.parse(iso) + day).toISOString().slice(0, 10);
const compact = (iso: string) => iso.replace(/[-:]/g, "");

function when(startsOn: string, { endsOn, startTime, endTime }: CalendarEntry) {
  const lastDay = lastDayOf({ startsOn, endsOn }) ?? startsOn;
  if (!startTime) return wholeDays(startsOn, lastDay);
  const at = (iso: string, time: string) => `TZID=Europe/Paris:${compact(iso)}T${compact(time)}00`;
  const days = (Date.parse(lastDay) - Date.parse(startsOn)) / day + 1;
  return [
    `DTSTART;${at(startsOn, startTime)}`,
    ...(endTime ? [`DTEND;${at(endTime > startTime ? startsOn : nextDay(startsOn), endTime)}`] : []),
    ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
  ];
}

export function calendarFile({ session, series, organisation, url, host, now }: Calendar) {
  if (!session.startsOn) return null;
  const event = [
    `UID:${series.id}-${session.id}@${host}`,
    `DTSTAMP:${calendarInstant(now)}`,
    ...when(session.startsOn, session),
    calendarSummary(`${organisation}, ${session.name}`),
    ...(session.place ? [`LOCATION:${calendarValue(session.place)}`] : []),
    `URL:${url}`,
  ];
  return calendar("PUBLISH", [event], { organisation, topic: series.name });
}
