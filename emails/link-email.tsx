import type { Lang } from "../platform/language/language.ts";
import { Action, type EmailBranding, Note, Paragraph, renderEmail } from "./email-layout.tsx";

type LinkEmailWords = {
  subject: string;
  /** Preview text that mail programs show beside the subject. */
  preview: string;
  heading: string;
  text: string;
  /** Label of the button with the link. */
  action: string;
  /** A warning in small print. */
  note: string;
  /** Why the reader gets this mail. */
  reason: string;
};

export function writeLinkEmail(say: LinkEmailWords, lang: Lang, from: EmailBranding, url: string) {
  return renderEmail(
    { lang, from, ...say },
    <>
      <Paragraph>{say.text}</Paragraph>
      <Action href={url}>{say.action}</Action>
      <Note>{say.note}</Note>
    </>,
  );
}

/** An e-mail whose only purpose is its link. */
export const linkEmail = (words: Record<Lang, LinkEmailWords>) => (lang: Lang, from: EmailBranding, url: string) =>
  writeLinkEmail(words[lang], lang, from, url);
