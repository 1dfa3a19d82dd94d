import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, french, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: (startup: string) => `${startup || "A startup"} would like to send you its updates`,
  preview: "At most two messages a month. Nothing is sent unless you confirm.",
  text: "Confirm to get its monthly update: its numbers, what worked, what is stuck and what it’s looking for. Without your yes, nothing is sent.",
  action: "Open the invitation",
  note: "The invitation is open for 14 days. A startup sends at most two messages a month, and each one says how to stop them. If this isn’t meant for you, say so on the same page: we’ll send you no more invitations to startups’ updates.",
  reason: "You’re getting this message because a startup at The Lab entered your address.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: (startup) => `${startup || "Une startup"} souhaite vous envoyer ses nouvelles`,
    preview: "Deux messages par mois au plus. Rien ne part sans votre accord.",
    text: "Confirmez pour recevoir ses nouvelles du mois : ses chiffres, ce qui a marché, ce qui coince et ce qu'elle cherche. Sans votre accord, rien n'est envoyé.",
    action: "Ouvrir l'invitation",
    note: "L'invitation est valable 14 jours. La startup envoie deux messages par mois au plus, et chacun dit comment les arrêter. Si elle ne vous est pas destinée, dites-le sur la même page : nous ne vous enverrons plus d'invitation aux nouvelles d'une startup.",
    reason: "Vous recevez ce message parce qu'une startup inscrite à The Lab a saisi votre adresse.",
  }),
};

/** `startup` is empty if mailedName refuses the name, for example because of a web address. */
export function followInvitationMail(
  lang: Lang,
  from: EmailBranding,
  { startup, url }: { startup: string; url: string },
) {
  const say = namedWords(words[lang]);
  return renderEmail(
    { lang, from, subject: say.subject(startup), preview: say.preview, reason: say.reason },
    <>
      <Paragraph>{say.text}</Paragraph>
      <Action href={url}>{say.action}</Action>
      <Note>{say.note}</Note>
    </>,
  );
}
