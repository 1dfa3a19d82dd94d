import type { Lang } from "../platform/language/language.ts";
import { typo } from "../platform/language/typo.ts";
import { Action, type EmailBranding, Heading, Note, Paragraph, renderEmail } from "./email-layout.tsx";

export type ReceiptWords = {
  subject: string;
  /** What a list of messages shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** A caution in small print. */
  note?: string;
  /** Of the button that leads back to the site. */
  action: string;
  /** Why the reader gets this. */
  reason: string;
};

export function writeReceipt(words: ReceiptWords, lang: Lang, from: EmailBranding) {
  const { subject, preview, heading, paragraphs, note, action, reason } = words;
  const say = lang === "fr" ? typo : (text: string) => text;
  return renderEmail({
    lang,
    from,
    subject: say(subject),
    preview: say(preview),
    reason: say(reason),
    children: (
      <>
        <Heading>{say(heading)}</Heading>
        {paragraphs.map((text) => (
          <Paragraph key={text}>{say(text)}</Paragraph>
        ))}
        {note && <Note>{say(note)}</Note>}
        <Action href={from.homeUrl}>{say(action)}</Action>
      </>
    ),
  });
}

/** An e-mail that answers a form and says the same to everybody. */
export const receiptEmail = (words: Record<Lang, ReceiptWords>) => (lang: Lang, from: EmailBranding) =>
  writeReceipt(words[lang], lang, from);
