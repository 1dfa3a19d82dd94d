import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, french, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: "You’re invited to work with colleagues at The Lab",
  preview: "The invitation is open for 14 days.",
  text: "An approved investor invites you to share stages, tags, team notes on startups and the limit on introductions. You’ll need an investor account of your own with this address, which we approve like any other.",
  action: "Open the invitation",
  note: "If this isn’t meant for you, say so on the same page: we’ll send no more invitations to a fund to this address.",
  reason: "You’re getting this message because an investor at The Lab entered your address.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Une invitation à travailler avec vos collègues sur The Lab",
    preview: "L'invitation est valable 14 jours.",
    text: "Un investisseur validé vous invite à partager étapes, étiquettes, notes d'équipe sur les startups et limites des mises en relation. Il vous faut votre propre compte d'investisseur à cette adresse, validé comme les autres.",
    action: "Ouvrir l'invitation",
    note: "Si elle ne vous est pas destinée, dites-le sur la même page : nous n'enverrons plus d'invitation dans un fonds à cette adresse.",
    reason: "Vous recevez ce message parce qu'un investisseur inscrit à The Lab a saisi votre adresse.",
  }),
};

/** The e-mail contains no text entered by a user, because it may go to strangers. */
export function fundInvitationMail(lang: Lang, from: EmailBranding, url: string) {
  const say = namedWords(words[lang]);
  return renderEmail(
    { lang, from, subject: say.subject, preview: say.preview, reason: say.reason },
    <>
      <Paragraph>{say.text}</Paragraph>
      <Action href={url}>{say.action}</Action>
      <Note>{say.note}</Note>
    </>,
  );
}
