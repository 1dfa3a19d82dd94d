import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

const en = {
  subject: "Your access to The Lab’s desk has ended",
  preview: "You can’t sign in any more.",
  text: "An administrator has ended your access. You can’t sign in any more: your sessions are closed, and your password, your second factor and the invitations you had sent no longer work.",
  again: "If you think this is a mistake, write to us: one of us will reply.",
  reason: "You’re getting this message because you were in the team at The Lab.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Votre accès au bureau de The Lab a pris fin",
    preview: "Vous ne pouvez plus vous connecter.",
    text: "Un administrateur a mis fin à votre accès. Vous ne pouvez plus vous connecter : vos sessions sont fermées, et votre mot de passe, votre double authentification et les invitations que vous aviez envoyées ne fonctionnent plus.",
    again: "Si vous pensez que c'est une erreur, écrivez-nous : l'un de nous vous répondra.",
    reason: "Vous recevez ce message parce que vous faisiez partie de l'équipe de The Lab.",
  }),
};

export function accessEnded(lang: Lang, from: EmailBranding) {
  const say = namedWords(words[lang]);
  return renderEmail(
    { lang, from, ...say },
    <>
      <Paragraph>{say.text}</Paragraph>
      <Paragraph>{say.again}</Paragraph>
    </>,
  );
}
