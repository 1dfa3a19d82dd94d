import { oneLine, withoutMarks } from "../language/one-line.ts";

/** Escapes a text for a calendar file (RFC 5545, TEXT), so that a line break cannot end the line. */
export const calendarValue = (text: string) =>
  withoutMarks(text)
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r?\n|[\r\u0085\u2028\u2029]/g, "\\n")
    .replace(/\p{Cc}/gu, "");

export const calendarSummary = (text: string) => `SUMMARY:${calendarValue(oneLine(text))}`;

export const calendarInstant = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** Splits a line of a calendar file after every 75 bytes; each continuation line begins with a space. */
function fold(line: string) {
  const parts: string[] = [];
  let bytes = 0;
  let part = "";
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > 75) {
      parts.push(part);
      [part, bytes] = ["", 1];
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}

const dayAfter = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10);

/** `last` is the event's last day; as the format requires, the `DTEND` line contains the next day. */
export const wholeDays = (first: string, last = first) => [
  `DTSTART;VALUE=DATE:${first.replaceAll("-", "")}`,
  `DTEND;VALUE=DATE:${dayAfter(last).replaceAll("-", "")}`,
];

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

/**
 * What calendar programs do with an event (RFC 5546): PUBLISH shows the event, REQUEST adds or updates it, and CANCEL
 * removes it.
 */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** Returns a calendar file (RFC 5545); `topic` names the kind of events, `hourly` asks programs to reload hourly. */
export function calendar(
  method: CalendarMethod,
  events: readonly (readonly string[])[],
  {
    organisation,
    topic,
    name,
    hourly = false,
  }: { organisation: string; topic: string; name?: string; hourly?: boolean },
) {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${calendarValue(organisation)}//${calendarValue(topic)}//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${calendarValue(name)}`]),
    ...(hourly ? ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"] : []),
    ...(events.flat().some((line) => /^\w+;TZID=Europe\/Paris:/.test(line)) ? parisTime : []),
    ...events.flatMap((event) => ["BEGIN:VEVENT", ...event, "END:VEVENT"]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
