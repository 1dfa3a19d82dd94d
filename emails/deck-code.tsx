import type { Lang } from "../platform/language/language.ts";
import { de } from "../platform/language/elision.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { french, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: (code: string) => `${code} opens the deck`,
  preview: "The code is good for 10 minutes.",
  text: (startup: string) =>
    startup ? `The code that opens the deck of ${startup}:` : "The code that opens the deck:",
  note: "It’s good for 10 minutes and works once. If you didn’t ask for it, there’s nothing to do: without this code the deck stays closed.",
  reason: "You’re getting this message because someone asked for a code to read a deck at The Lab with this address.",
};

const words = {
  en,
  fr: french({
    subject: (code: string) => `${code} ouvre le deck`,
    preview: "Le code est valable 10 minutes.",
    text: (startup: string) => (startup ? `Le code qui ouvre le deck ${de(startup)} :` : "Le code qui ouvre le deck :"),
    note: "Il est valable 10 minutes et ne sert qu'une fois. Si vous ne l'avez pas demandé, il n'y a rien à faire : sans ce code, le deck reste fermé.",
    reason:
      "Vous recevez ce message parce que quelqu'un a demandé un code pour lire un deck sur The Lab avec cette adresse.",
  }),
};

/** `startup` is empty if mailedName refuses the name, for example because of a web address. */
export function deckCodeMail(lang: Lang, from: EmailBranding, { code, startup }: { code: string; startup: string }) {
  const say = namedWords(words[lang]);
  return renderEmail(
    { lang, from, subject: say.subject(code), preview: say.preview, reason: say.reason },
    <>
      <Paragraph>{say.text(startup)}</Paragraph>
      <Paragraph>
        <strong style={{ fontSize: "28px", letterSpacing: "4px" }}>{code}</strong>
      </Paragraph>
      <Note>{say.note}</Note>
    </>,
  );
}
