import type { Lang } from "../platform/language/language.ts";
import { Action, type EmailBranding, Note, Paragraph, renderEmail } from "./email-layout.tsx";

type LinkEmailWords = {
  subject: string;
  preview: string;
  /** The heading of the e-mail; the subject if omitted. */
  heading?: string;
  text: string | readonly string[];
  /** The label of the button with the link; without a label, the e-mail has no button. */
  action?: string | undefined;
  note?: string;
  /** The sentence that explains why the recipient gets this e-mail. */
  reason: string;
};

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

/** Returns a function that writes an e-mail whose only purpose is a link. */
export const linkEmail = (words: Record<Lang, LinkEmailWords>) => (lang: Lang, from: EmailBranding, url: string) =>
  writeLinkEmail(words[lang], lang, from, url);
