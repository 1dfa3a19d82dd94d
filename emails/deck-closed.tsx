import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, type EmailBranding, french, Paragraph, renderEmail } from "./email-layout.tsx";

const en = {
  subject: "We’ve closed your startup’s deck",
  preview: "No one can read it until we open it again.",
  text: "One of us has looked at your deck, which a reader had reported, and closed it: no link opens it and no investor can read it any more, in any version. Here is why:",
  reply: "Once you’ve changed it, reply to this e-mail: one of us will look at it again.",
  form: "Once you’ve changed it, write to us from our site’s contact page: one of us will look at it again.",
  action: "Open my cockpit",
  reason: "You’re getting this message because you are your startup’s contact at The Lab.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Nous avons fermé le deck de ta startup",
    preview: "Personne ne peut le lire tant que nous ne l'avons pas rouvert.",
    text: "L'un de nous a regardé ton deck, qu'un lecteur avait signalé, et l'a fermé : plus aucun lien ni aucun investisseur ne l'ouvre, quelle que soit la version. Voici pourquoi :",
    reply: "Une fois que tu l'auras changé, réponds à cet e-mail : l'un de nous le regardera à nouveau.",
    form: "Une fois que tu l'auras changé, écris-nous depuis la page de contact du site : l'un de nous le regardera à nouveau.",
    action: "Ouvrir mon cockpit",
    reason: "Tu reçois ce message parce que tu es le contact de ta startup auprès de The Lab.",
  }),
};

/** `line` is the team's reason for closing the deck. */
export function deckClosedMail(lang: Lang, from: EmailBranding, { line }: { line: string }) {
  const say = namedWords(words[lang]);
  return renderEmail(
    { lang, from, subject: say.subject, preview: say.preview, reason: say.reason },
    <>
      <Paragraph>{say.text}</Paragraph>
      {line.split("\n").map((part, index) => (
        <Paragraph key={`${index} ${part}`}>{part}</Paragraph>
      ))}
      <Paragraph>{from.contactEmail ? say.reply : say.form}</Paragraph>
      <Action href={from.signInUrl}>{say.action}</Action>
    </>,
  );
}
