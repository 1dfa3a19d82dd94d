import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { de } from "../platform/language/elision.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { french, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: (startup: string) =>
    startup ? `The agreement you accepted to read the deck of ${startup}` : "The agreement you accepted to read a deck",
  subjectOfStartup: (email: string) => `${email} accepted your deck’s agreement`,
  preview: "Keep this message: it has the full text.",
  accepted: (name: string, email: string, at: string) =>
    name ? `${name} (${email}) accepted it on ${at}.` : `${email} accepted it on ${at}.`,
  text: "The text, as it was accepted:",
  note: (sha256: string) => `SHA-256 of the text: ${sha256}`,
  reason: "You’re getting this message because you accepted this agreement at The Lab.",
  reasonOfStartup: "You’re getting this message because your startup asks readers of its deck for an agreement.",
};

const words = {
  en,
  fr: french({
    subject: (startup: string) =>
      startup ? `L'accord accepté pour lire le deck ${de(startup)}` : "L'accord accepté pour lire un deck",
    subjectOfStartup: (email: string) => `${email} a accepté l'accord de ton deck`,
    preview: "À garder : ce message contient le texte entier.",
    accepted: (name: string, email: string, at: string) =>
      name ? `${name} (${email}) l'a accepté le ${at}.` : `${email} l'a accepté le ${at}.`,
    text: "Le texte, tel qu'il a été accepté :",
    note: (sha256: string) => `SHA-256 du texte : ${sha256}`,
    reason: "Vous recevez ce message parce que vous avez accepté cet accord sur The Lab.",
    reasonOfStartup: "Tu reçois ce message parce que ta startup demande un accord aux lecteurs de son deck.",
  }),
};

type Accepted = {
  /** A name is empty if mailedName refuses it, for example because of a web address. */
  name: string;
  startup: string;
  email: string;
  at: Date;
  text: string;
  textLang: Lang;
  sha256: string;
};

export function deckAgreementMail(
  side: "reader" | "startup",
  lang: Lang,
  from: EmailBranding,
  { name, startup, email, at, text, textLang, sha256 }: Accepted,
) {
  const say = namedWords(words[lang]);
  const isReader = side === "reader";
  return renderEmail(
    {
      ...{ lang, from, preview: say.preview },
      subject: isReader ? say.subject(startup) : say.subjectOfStartup(email),
      reason: isReader ? say.reason : say.reasonOfStartup,
    },
    <>
      <Paragraph>{say.accepted(name, email, formats[lang].moment(at))}</Paragraph>
      <Paragraph>{say.text}</Paragraph>
      <div lang={textLang === lang ? undefined : textLang}>
        {text.split(/\n{2,}/).map((part) => (
          <Paragraph key={part}>{part}</Paragraph>
        ))}
      </div>
      <Note>{say.note(sha256)}</Note>
    </>,
  );
}
