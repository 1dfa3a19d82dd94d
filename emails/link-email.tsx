import type { Lang } from "../platform/language/language.ts";
import { Action, type EmailBranding, Note, Paragraph, renderEmail } from "./email-layout.tsx";

type LinkEmailWords = {
  subject: string;
  /** Preview text that mail programs show beside the subject. */
  preview: string;
  /** The subject unless given. */
  heading?: string;
  /** One or more paragraphs. */
  text: string | readonly string[];
  /** Label of the button with the link; without it there is no button. */
  action?: string | undefined;
  /** A warning in small print. */
  note?: string;
  /** Why the reader gets this mail. */
  reason: string;
};

/** Paragraphs, a link and a note. */
export function writeLinkEmail(say: LinkEmailWords, lang: Lang, from: EmailBranding, url: string) {
  const { text, action, note, ...words } = say;
  return renderEmail(
    { lang, from, ...words },
    <>
      {[text].flat().map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      {action && <Action href={url}>{action}</Action>}
      {note && <Note>{note}</Note>}
    </>,
  );
}

/** An e-mail whose only purpose is its link. */
export const linkEmail = (words: Record<Lang, LinkEmailWords>) => (lang: Lang, from: EmailBranding, url: string) =>
  writeLinkEmail(words[lang], lang, from, url);
