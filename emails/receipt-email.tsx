import type { Lang } from "../platform/language/language.ts";
import { typo } from "../platform/language/typo.ts";
import { Action, type EmailBranding, Note, Paragraph, renderEmail } from "./email-layout.tsx";

export type ReceiptWords = {
  subject: string;
  /** Preview text that mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** A warning in small print. */
  note?: string;
  /** Label of the button that links to the site. */
  action: string;
  /** Why the reader gets this mail. */
  reason: string;
};

export function writeReceipt(words: ReceiptWords, lang: Lang, from: EmailBranding) {
  const { subject, preview, heading, paragraphs, note, action, reason } = words;
  const say = lang === "fr" ? typo : (text: string) => text;
  return renderEmail(
    { lang, from, subject: say(subject), preview: say(preview), reason: say(reason), heading: say(heading) },
    <>
      {paragraphs.map((text) => (
        <Paragraph key={text}>{say(text)}</Paragraph>
      ))}
      {note && <Note>{say(note)}</Note>}
      <Action href={from.homeUrl}>{say(action)}</Action>
    </>,
  );
}

/** A fixed acknowledgement of a form, the same for every sender. */
export const receiptEmail = (words: Record<Lang, ReceiptWords>) => (lang: Lang, from: EmailBranding) =>
  writeReceipt(words[lang], lang, from);
