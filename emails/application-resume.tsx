import type { Lang } from "../platform/language/language.ts";
import { Action, french, Heading, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: "Continue your application",
  preview: "Open this message on the device where you want to continue.",
  heading: "Pick up where you left off",
  what: "Open this link on the device where you want to continue. It leads to what we keep under this address: your draft, or the application you sent.",
  action: "Continue my application",
  once: "The link works once, within 24 hours. You can always ask for another one.",
  reason:
    "You receive this message because this link was asked for on our site with this address. If it was not you, there is nothing to do.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Reprendre votre candidature",
    preview: "Ouvrez ce message sur l'appareil où vous voulez continuer.",
    heading: "Reprenez où vous en étiez",
    what: "Ouvrez ce lien sur l'appareil où vous voulez continuer. Il mène à ce que nous gardons avec cette adresse : votre brouillon, ou la candidature envoyée.",
    action: "Reprendre ma candidature",
    once: "Le lien fonctionne une fois, pendant 24 heures. Vous pouvez toujours en demander un autre.",
    reason:
      "Vous recevez ce message parce que ce lien a été demandé sur notre site avec cette adresse. Si ce n'était pas vous, vous n'avez rien à faire.",
  }),
};

export function applicationResume(lang: Lang, from: EmailBranding, address: string) {
  const say = words[lang];
  return renderEmail({
    lang,
    from,
    subject: say.subject,
    preview: say.preview,
    reason: say.reason,
    children: (
      <>
        <Heading>{say.heading}</Heading>
        <Paragraph>{say.what}</Paragraph>
        <Action href={address}>{say.action}</Action>
        <Note>{say.once}</Note>
      </>
    ),
  });
}
