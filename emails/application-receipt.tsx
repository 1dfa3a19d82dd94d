import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { Action, french, Heading, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: "We have your application",
  preview: "Its page shows what you sent, what comes next and when.",
  heading: "We’ve got your application",
  page: "Its page shows what you sent, when you’ll hear from us and what has happened so far. You can also ask for a call there, or withdraw.",
  change: (day: string) => `You can change your answers until ${day}, 23:59, Paris time.`,
  action: "Open my application",
  keep: "Keep this message: anyone with the link can change or withdraw the application. We will never ask you for it.",
  reason:
    "You’re getting this message because this address was entered in the application form on our site. If it wasn’t you, open the page and withdraw the application.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Nous avons bien reçu votre candidature",
    preview: "Sa page montre ce que vous avez envoyé, la suite et ses dates.",
    heading: "Nous avons bien reçu votre candidature",
    page: "Sa page montre ce que vous avez envoyé, les dates auxquelles vous aurez une réponse et ce qui s'est passé depuis. Vous pouvez y demander un appel ou vous retirer.",
    change: (day) => `Vous pouvez modifier vos réponses jusqu'au ${day} à 23:59, heure de Paris.`,
    action: "Ouvrir ma candidature",
    keep: "Gardez ce message : toute personne qui détient ce lien peut modifier ou retirer la candidature. Nous ne vous le demanderons jamais.",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire de candidature de notre site. Si vous n'avez pas candidaté, ouvrez la page et retirez la candidature.",
  }),
};

/** `changeableUntil` is a day; `address` leads to the application's page. */
export function applicationReceipt(lang: Lang, from: EmailBranding, address: string, changeableUntil: string) {
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
        <Paragraph>{say.page}</Paragraph>
        <Paragraph>{say.change(formats[lang].date(changeableUntil))}</Paragraph>
        <Action href={address}>{say.action}</Action>
        <Note>{say.keep}</Note>
      </>
    ),
  });
}
