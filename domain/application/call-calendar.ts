import { invitationFile, type InvitationMethod } from "../../platform/calendar/invitation.ts";

/** A call as a calendar event. The id never changes; the sequence increases with each change. */
export type CallEvent = {
  id: string;
  sequence: number;
  /** `changedAt` and `startsAt` are ISO timestamps. */
  changedAt: string;
  startsAt: string;
  minutes: number;
  place: string;
  email: string;
};

type Organiser = {
  name: string;
  email: string;
  /** The site's host name, which makes the event's id globally unique. */
  host: string;
};

export function callCalendar(
  method: InvitationMethod,
  { id, sequence, minutes, place, email: attendee, ...call }: CallEvent,
  summary: string,
  { name, email, host }: Organiser,
) {
  const startsAt = new Date(call.startsAt);
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const changedAt = new Date(call.changedAt);
  return invitationFile(
    method,
    { uid: `call-${id}@${host}`, sequence, changedAt, startsAt, endsAt, summary, place, attendee },
    { name, email, topic: "Call" },
  );
}
