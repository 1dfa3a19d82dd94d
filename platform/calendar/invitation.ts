import { calendar, calendarInstant, type CalendarMethod, calendarSummary, calendarValue } from "./calendar.ts";
import { oneLine } from "../language/one-line.ts";

/** What an e-mailed file does to a meeting in the recipient's calendar. */
export type InvitationMethod = Exclude<CalendarMethod, "PUBLISH">;

/** A meeting in one person's calendar: the uid never changes and the sequence rises with each change. */
export type Invitation = {
  uid: string;
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  place: string;
  /** The person's e-mail address, the only one in the file besides the organiser's. */
  attendee: string;
};

/** A quoted iCalendar parameter must contain neither quotes nor line breaks. */
const quoted = (text: string) => `"${oneLine(text).replaceAll('"', "")}"`;

/** A mail address as a mailto: URI, as iCalendar requires. */
const mailto = (email: string) => `mailto:${encodeURI(email.toWellFormed()).replaceAll("?", "%3F")}`;

/** A meeting as a file attached to a mail (RFC 5545, 5546 and 6047); `topic` names the kind of meetings. */
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
    // The reader chose this time or offered it, so no reply is requested.
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(attendee)}`,
  ];
  return calendar(method, [event], { organisation: name, topic });
}
