import type { EmailBranding } from "../../emails/email-layout.tsx";
import { invitationFile, type InvitationMethod } from "../../platform/calendar/invitation.ts";

type Meeting = {
  introduction: string;
  sequence: number;
  startsAt: Date;
  minutes: number;
  summary: string;
  /** The recipient's e-mail address. */
  attendee: string;
};

/** Returns the calendar file of a meeting after an introduction. The file omits the other side's e-mail address. */
export function meetingFile(
  from: EmailBranding,
  method: InvitationMethod,
  { minutes, ...meeting }: Meeting,
  now: Date,
) {
  const { introduction, ...event } = meeting;
  const content = invitationFile(
    method,
    {
      ...event,
      uid: `introduction-${introduction}@${new URL(from.homeUrl).hostname}`,
      changedAt: now,
      endsAt: new Date(event.startsAt.getTime() + minutes * 60_000),
      place: "",
    },
    { name: from.organisation, email: from.contactEmail || from.senderEmail, topic: "Introduction" },
  );
  return { type: "text/calendar" as const, method, content };
}
