import type { Lang } from "../platform/language/language.ts";
import { Action, type EmailBranding, Heading, Note, Paragraph, renderEmail } from "./email-layout.tsx";

type LinkEmailWords = {
  subject: string;
  /** What a list of messages shows beside the subject. */
  preview: string;
  heading: string;
  text: string;
  /** Of the button, which is the link. */
  action: string;
  /** A caution in small print. */
  note: string;
  /** Why the reader gets this. */
  reason: string;
};

export function writeLinkEmail(say: LinkEmailWords, lang: Lang, from: EmailBranding, url: string) {
  return renderEmail({
    lang,
    from,
    subject: say.subject,
    preview: say.preview,
    reason: say.reason,
    children: (
      <>
        <Heading>{say.heading}</Heading>
        <Paragraph>{say.text}</Paragraph>
        <Action href={url}>{say.action}</Action>
        <Note>{say.note}</Note>
      </>
    ),
  });
}

/** An e-mail that exists for the one link in it. */
export const linkEmail = (words: Record<Lang, LinkEmailWords>) => (lang: Lang, from: EmailBranding, url: string) =>
  writeLinkEmail(words[lang], lang, from, url);
