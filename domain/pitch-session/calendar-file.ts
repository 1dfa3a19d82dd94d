import { calendarInstant, calendarText, calendarValue } from "../../platform/calendar/calendar-text.ts";
import type { Event, Resolved } from "../content/content.ts";
import { lastDayOf } from "./pitch-session.ts";

/** What a calendar shows of an event: days and hours of Paris. */
type Entry = Pick<Resolved<Event>, "id" | "name" | "startsOn" | "endsOn" | "startTime" | "endTime" | "place">;

type Calendar = {
  session: Entry;
  /** What kind of event it is: with its id, it names the entry for ever. */
  series?: { id: string; name: string };
  organisation: string;
  /** The page about the session, and the name of its host. */
  url: string;
  host: string;
  now: Date;
};

const day = 24 * 3_600_000;
const nextDay = (iso: string, days = 1) => new Date(Date.parse(iso) + days * day).toISOString().slice(0, 10);
const compact = (iso: string) => iso.replace(/[-:]/g, "");

const parisTime = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Paris",
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "DTSTART:19700329T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "DTSTART:19701025T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** Whole days without an hour; with one, the same hours on each day. */
function when(startsOn: string, { endsOn, startTime, endTime }: Entry) {
  const lastDay = lastDayOf({ startsOn, endsOn }) ?? startsOn;
  if (!startTime) return [`DTSTART;VALUE=DATE:${compact(startsOn)}`, `DTEND;VALUE=DATE:${compact(nextDay(lastDay))}`];
  const at = (iso: string, time: string) => `TZID=Europe/Paris:${compact(iso)}T${compact(time)}00`;
  const days = (Date.parse(lastDay) - Date.parse(startsOn)) / day + 1;
  return [
    `DTSTART;${at(startsOn, startTime)}`,
    ...(endTime ? [`DTEND;${at(endTime > startTime ? startsOn : nextDay(startsOn), endTime)}`] : []),
    ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
  ];
}

const pitchSessions = { id: "pitch-session", name: "Pitch Session" };

/** The session as a calendar takes it (RFC 5545); null while it has no day. */
export function calendarFile({ session, series = pitchSessions, organisation, url, host, now }: Calendar) {
  if (!session.startsOn) return null;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${calendarValue(organisation)}//${calendarValue(series.name)}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(session.startTime ? parisTime : []),
    "BEGIN:VEVENT",
    `UID:${series.id}-${session.id}@${host}`,
    `DTSTAMP:${calendarInstant(now)}`,
    ...when(session.startsOn, session),
    `SUMMARY:${calendarValue(`${organisation}, ${session.name}`)}`,
    ...(session.place ? [`LOCATION:${calendarValue(session.place)}`] : []),
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return calendarText(lines);
}
