import { calendar, calendarInstant, type CalendarMethod, calendarValue } from "../../platform/calendar/calendar.ts";

/** A call as a calendar knows it: the same id all along, and a sequence that rises with each change. */
export type CallEvent = {
  id: string;
  sequence: number;
  /** Instants. */
  changedAt: string;
  startsAt: string;
  minutes: number;
  place: string;
  /** Who is invited. */
  email: string;
};

/** What a mail does to the call in its reader's calendar. */
export type CallMethod = Exclude<CalendarMethod, "PUBLISH">;

type Organiser = {
  name: string;
  email: string;
  /** The host of the site, which makes the event's id one of its own in the world. */
  host: string;
};

/** A parameter between quotes can hold none, nor the end of its line. */
const quoted = (text: string) => `"${text.replace(/["\p{Cc}]/gu, "")}"`;

/** A mail address where a line of a calendar expects an address of the web. */
const mailto = (email: string) => `mailto:${encodeURI(email).replaceAll("?", "%3F")}`;

/** A call as an invitation that calendars take out of a mail (RFC 5545, 5546 and 6047). */
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
    // The time was chosen by whom it invites: there is nothing to answer.
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(call.email)}`,
  ];
  return calendar(method, [event], { organisation: name, topic: "Call" });
}
