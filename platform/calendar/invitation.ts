import { calendar, calendarInstant, type CalendarMethod, calendarSummary, calendarValue } from "./calendar.ts";
import { oneLine } from "../language/one-line.ts";

export type InvitationMethod = Exclude<CalendarMethod, "PUBLISH">;

/**
 * A meeting in one person's calendar. `uid` identifies the meeting and never changes; `sequence` increases with each
 * change of the meeting.
 */
export type Invitation = {
  uid: string;
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  place: string;
  /** The e-mail address of the invited person; the calendar file contains no address of other guests. */
  attendee: string;
};

/** The format forbids quotes and line breaks inside the value, so both are removed. */
const quoted = (text: string) => `"${oneLine(text).replaceAll('"', "")}"`;

const mailto = (email: string) => `mailto:${encodeURI(email.toWellFormed()).replaceAll("?", "%3F")}`;

/** Returns a meeting as a calendar file for an e-mail (RFC 5545, 5546 and 6047). */
export function invitationFile(
  method: InvitationMethod,
  { uid, sequence, changedAt, startsAt, endsAt, summary, place, attendee }: Invitation,
  { name, email, topic }: { name: string; email: string; topic: string },
) {
  const event = [
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarInstant(changedAt)}`,
    `DTSTART:${calendarInstant(startsAt)}`,
    `DTEND:${calendarInstant(endsAt)}`,
    calendarSummary(summary),
    ...(place ? [`LOCATION:${calendarValue(place)}`] : []),
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    `ORGANIZER;CN=${quoted(name)}:${mailto(email)}`,
    // The attendee's reply is already set to "accepted", because the attendee proposed or chose the time of the
    // meeting.
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(attendee)}`,
  ];
  return calendar(method, [event], { organisation: name, topic });
}
