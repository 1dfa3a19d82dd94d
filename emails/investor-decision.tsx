import type { Lang } from "../platform/language/language.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

const en = {
  approved: "Your investor account is approved",
  approvedText:
    "Sign in to see the startups that have published their profile: your access is open. Fill in your own profile to see which ones match what you’re looking for. Pitch Sessions open for reservation are under “Sessions”.",
  refused: "Our answer about your investor account",
  refusedText: "We’ve looked at your account and can’t give it access to startups’ profiles.",
  again: "If something changes, or if you think this is a mistake, write to us.",
  action: "Sign in",
  reason: "You’re getting this message because you have an investor account with this address.",
};

const words = {
  en,
  fr: french<typeof en>({
    approved: "Votre compte investisseur est validé",
    approvedText:
      "Connectez-vous pour voir les startups qui ont publié leur profil : elles vous sont ouvertes désormais. Remplissez le vôtre pour savoir lesquelles correspondent à ce que vous cherchez. Les Pitch Sessions ouvertes à la réservation sont dans « Sessions ».",
    refused: "Notre réponse au sujet de votre compte investisseur",
    refusedText: "Nous avons examiné votre compte et ne pouvons pas vous donner accès aux profils des startups.",
    again: "Si votre situation change, ou si vous pensez que c'est une erreur, écrivez-nous.",
    action: "Me connecter",
    reason: "Vous recevez ce message parce que vous avez un compte investisseur avec cette adresse.",
  }),
};

/** `line` is the team's reason for refusing an investor. */
export function investorDecision(lang: Lang, from: EmailBranding, decided: { approved: true } | { line: string }) {
  const say = words[lang];
  const isYes = "approved" in decided;
  return renderEmail(
    {
      lang,
      from,
      subject: isYes ? say.approved : say.refused,
      preview: isYes ? say.approvedText : say.refusedText,
      reason: say.reason,
    },
    <>
      <Paragraph>{isYes ? say.approvedText : say.refusedText}</Paragraph>
      {isYes ? (
        <Action href={from.signInUrl}>{say.action}</Action>
      ) : (
        <>
          <Paragraph>{decided.line}</Paragraph>
          <Paragraph>{say.again}</Paragraph>
        </>
      )}
    </>,
  );
}
