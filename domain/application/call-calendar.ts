import { calendar, calendarInstant, type CalendarMethod, calendarValue } from "../../platform/calendar/calendar.ts";

/** A call as a calendar event: the id never changes and the sequence rises with each change. */
export type CallEvent = {
  id: string;
  sequence: number;
  /** Instants. */
  changedAt: string;
  startsAt: string;
  minutes: number;
  place: string;
  /** The e-mail of the invited applicant. */
  email: string;
};

/** What a mail does to the call in the recipient's calendar. */
export type CallMethod = Exclude<CalendarMethod, "PUBLISH">;

type Organiser = {
  name: string;
  email: string;
  /** The site's host, which makes the event's id globally unique. */
  host: string;
};

/** A quoted iCalendar parameter must contain neither quotes nor control characters. */
const quoted = (text: string) => `"${text.replace(/["\p{Cc}]/gu, "")}"`;

/** A mail address as a mailto: URI, as iCalendar requires. */
const mailto = (email: string) => `mailto:${encodeURI(email).replaceAll("?", "%3F")}`;

/** A call as an iCalendar invitation attached to a mail (RFC 5545, 5546 and 6047). */
export function callCalendar(method: CallMethod, call: CallEvent, summary: string, { name, email, host }: Organiser) {
  const startsAt = new Date(call.startsAt);
  const event = [
    `UID:call-${call.id}@${host}`,
    `SEQUENCE:${call.sequence}`,
    `DTSTAMP:${calendarInstant(new Date(call.changedAt))}`,
    `DTSTART:${calendarInstant(startsAt)}`,
    `DTEND:${calendarInstant(new Date(startsAt.getTime() + call.minutes * 60_000))}`,
    `SUMMARY:${calendarValue(summary)}`,
    `LOCATION:${calendarValue(call.place)}`,
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    `ORGANIZER;CN=${quoted(name)}:${mailto(email)}`,
    // The applicant chose this time, so no reply is requested.
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(call.email)}`,
  ];
  return calendar(method, [event], { organisation: name, topic: "Call" });
}
