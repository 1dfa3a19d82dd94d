import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, french, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: (startup: string) => (startup ? `${startup} invites you to its team` : "A startup invites you to its team"),
  preview: "The invitation is open for 7 days.",
  text: "Open the invitation to accept or decline it. You’ll need an account at The Lab with this address; you can create one from there.",
  roles: {
    editor: "You’d be an editor: you can read the startup’s space and write in it.",
    reader: "You’d be a reader: you can read the startup’s space.",
  },
  action: "Open the invitation",
  note: "The invitation is open for 7 days, for this address only. If it isn’t meant for you, say so on the same page: we’ll send you no more invitations to a startup’s team.",
  reason: "You’re getting this message because the owner of a startup at The Lab entered your address.",
};

const words = {
  en,
  fr: {
    ...french({
      subject: (startup: string) =>
        startup ? `${startup} vous invite dans son équipe` : "Une startup vous invite dans son équipe",
      preview: "L'invitation est valable 7 jours.",
      text: "Ouvrez l'invitation pour l'accepter ou la refuser. Il vous faudra un compte The Lab à cette adresse ; vous pourrez le créer à ce moment-là.",
      action: "Ouvrir l'invitation",
      note: "L'invitation est valable 7 jours, pour cette adresse seulement. Si elle ne vous est pas destinée, dites-le sur la même page : nous ne vous enverrons plus d'invitation dans l'équipe d'une startup.",
      reason:
        "Vous recevez ce message parce que le propriétaire d'une startup inscrite à The Lab a saisi votre adresse.",
    }),
    roles: french({
      editor: "Vous seriez éditeur : vous pourrez lire l'espace de la startup et y écrire.",
      reader: "Vous seriez lecteur : vous pourrez lire l'espace de la startup.",
    }),
  },
};

/** `startup` is empty if mailedName refuses the name, for example because of a web address. */
export function seatInvitationMail(
  lang: Lang,
  from: EmailBranding,
  { startup, role, url }: { startup: string; role: keyof typeof en.roles; url: string },
) {
  const say = namedWords(words[lang]);
  const subject = say.subject(startup);
  return renderEmail(
    { lang, from, subject, preview: say.preview, reason: say.reason },
    <>
      <Paragraph>{say.text}</Paragraph>
      <Paragraph>{say.roles[role]}</Paragraph>
      <Action href={url}>{say.action}</Action>
      <Note>{say.note}</Note>
    </>,
  );
}
