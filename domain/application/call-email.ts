import type { EmailBranding } from "../../emails/email-layout.tsx";
import type { Lang } from "../../platform/language/language.ts";
import type { InvitationMethod } from "../../platform/calendar/invitation.ts";
import { callCalendar, type CallEvent } from "./call-calendar.ts";

const callNames = {
  en: (organisation: string) => `Call with ${organisation}`,
  fr: (organisation: string) => `Appel avec ${organisation}`,
};

/** Returns e-mail headers with which replies reach the team and the event updates the recipient's calendar. */
export const fromTheTeam = (
  from: EmailBranding,
  method: InvitationMethod,
  call: CallEvent | undefined,
  lang: Lang,
) => ({
  ...(from.contactEmail && { replyTo: from.contactEmail }),
  ...(call && { attachments: [attached(method, call, from, lang)] }),
});

function attached(method: InvitationMethod, call: CallEvent, from: EmailBranding, lang: Lang) {
  const organiser = {
    name: from.organisation,
    email: from.contactEmail || from.senderEmail,
    host: new URL(from.homeUrl).hostname,
  };
  const content = callCalendar(method, call, callNames[lang](from.organisation), organiser);
  return { type: "text/calendar" as const, method, content };
}
