import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, french, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: "You’re invited to join the team at The Lab",
  preview: "Choose your password to open your account.",
  roles: "What you’ll do there:",
  functions: { manager: "programme manager", reviewer: "reviewer", expert: "growth expert" },
  text: (until: string) =>
    `Choose your password by ${until} (Paris time), then set up an authenticator app or a passkey: everyone in the team signs in with one.`,
  action: "Join the team",
  note: "The link works once. If you weren’t expecting it, do nothing: no account is opened.",
  reason: "You’re getting this message because an administrator of The Lab entered your address.",
};

const words = {
  en,
  fr: {
    ...french({
      subject: "Vous êtes invité à rejoindre l'équipe de The Lab",
      preview: "Choisissez votre mot de passe pour ouvrir votre compte.",
      roles: "Ce que vous y ferez :",
      text: (until: string) =>
        `Choisissez votre mot de passe au plus tard le ${until} (heure de Paris), puis installez une application d'authentification ou une clé d'accès : toute l'équipe se connecte ainsi.`,
      action: "Rejoindre l'équipe",
      note: "Le lien fonctionne une seule fois. Si vous ne vous y attendiez pas, ne faites rien : aucun compte n'est ouvert.",
      reason: "Vous recevez ce message parce qu'un administrateur de The Lab a saisi votre adresse.",
    }),
    functions: french({
      manager: "responsable de programme",
      reviewer: "évaluateur",
      expert: "expert growth",
    }),
  },
};

export const functionNames = (lang: Lang, functions: readonly (keyof typeof en.functions)[]) =>
  functions.map((each) => words[lang].functions[each]).join(", ");

type Invitation = { url: string; functions: readonly (keyof typeof en.functions)[]; until: Date };

/** `until` is the time at which the link expires. */
export function teamInvited(lang: Lang, from: EmailBranding, { url, functions, until }: Invitation) {
  const say = namedWords(words[lang]);
  return renderEmail(
    { lang, from, subject: say.subject, preview: say.preview, reason: say.reason },
    <>
      <Paragraph>{say.text(formats[lang].moment(until))}</Paragraph>
      <Paragraph>
        {say.roles} {functionNames(lang, functions)}.
      </Paragraph>
      <Action href={url}>{say.action}</Action>
      <Note>{say.note}</Note>
    </>,
  );
}
