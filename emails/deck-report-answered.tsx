import type { Lang } from "../platform/language/language.ts";
import { de } from "../platform/language/elision.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

const en = {
  subject: (startup: string) => (startup ? `Your report about the deck of ${startup}` : "Your report about a deck"),
  closed: "One of us has looked at the deck you reported, and closed it: no one can read it here any more.",
  "set-aside": "One of us has looked at the deck you reported: it stays open.",
  thanks: "The startup isn’t told who reported it.",
  reason: "You’re getting this message because you reported a deck at The Lab.",
};

const words = {
  en,
  fr: french({
    subject: (startup: string) =>
      startup ? `Votre signalement du deck ${de(startup)}` : "Votre signalement d'un deck",
    closed: "L'un de nous a regardé le deck que vous avez signalé et l'a fermé : plus personne ne peut le lire ici.",
    "set-aside": "L'un de nous a regardé le deck que vous avez signalé : il reste ouvert.",
    thanks: "La startup n'apprend pas qui l'a signalé.",
    reason: "Vous recevez ce message parce que vous avez signalé un deck sur The Lab.",
  }),
};

/** `startup` is empty if mailedName refuses the name, for example because of a web address. */
export function deckReportAnsweredMail(
  lang: Lang,
  from: EmailBranding,
  { startup, answer }: { startup: string; answer: "closed" | "set-aside" },
) {
  const say = namedWords(words[lang]);
  const preview = say[answer];
  return renderEmail(
    { lang, from, subject: say.subject(startup), preview, reason: say.reason },
    <>
      <Paragraph>{say[answer]}</Paragraph>
      <Paragraph>{say.thanks}</Paragraph>
    </>,
  );
}
