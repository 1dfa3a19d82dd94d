import type { EmailBranding } from "../../emails/email-layout.tsx";
import type { Lang } from "../../platform/language/language.ts";
import { callCalendar, type CallEvent, type CallMethod } from "./call-calendar.ts";

const callNames = {
  en: (organisation: string) => `Call with ${organisation}`,
  fr: (organisation: string) => `Appel avec ${organisation}`,
};

/** What stands on an e-mail of the team about an application: its answer reaches a person, and a calendar follows its call. */
export const fromTheTeam = (from: EmailBranding, method: CallMethod, call: CallEvent | undefined, lang: Lang) => ({
  ...(from.contactEmail && { replyTo: from.contactEmail }),
  ...(call && { attachments: [attached(method, call, from, lang)] }),
});

function attached(method: CallMethod, call: CallEvent, from: EmailBranding, lang: Lang) {
  const organiser = {
    name: from.organisation,
    email: from.contactEmail || from.senderEmail,
    host: new URL(from.homeUrl).hostname,
  };
  const content = callCalendar(method, call, callNames[lang](from.organisation), organiser);
  return { type: "text/calendar" as const, method, content };
}
