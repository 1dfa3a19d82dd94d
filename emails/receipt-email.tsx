import type { Lang } from "../platform/language/language.ts";
import { typo } from "../platform/language/typo.ts";
import { Action, type EmailBranding, Note, Paragraph, renderEmail } from "./email-layout.tsx";

export type ReceiptWords = {
  subject: string;
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  note?: string;
  action: string;
  /** The sentence that explains why the recipient gets this e-mail. */
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

/** Returns a function that writes the receipt for a submitted form; the text is the same for everyone. */
export const receiptEmail = (words: Record<Lang, ReceiptWords>) => (lang: Lang, from: EmailBranding) =>
  writeReceipt(words[lang], lang, from);
