import type { Lang } from "../platform/language/language.ts";
import { Action, french, Heading, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: "We have received your request for a deck",
  preview: "Our team answers you by e-mail.",
  heading: "Thank you for your request",
  received:
    "Our team has your request and answers you at this address. The founders of a startup decide whether to share their deck; a startup that our site shows as an example has none to share.",
  risk: "A deck is information from its founders: we have not audited it, and it is neither an offer nor investment advice. Investing in startups can cost you all of your capital.",
  action: "Back to the site",
  reason:
    "You receive this message because this address was entered in a deck request on our site. If it was not you, there is nothing to do.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Nous avons bien reçu votre demande de deck",
    preview: "Notre équipe vous répond par e-mail.",
    heading: "Merci pour votre demande",
    received:
      "Notre équipe a votre demande et vous répond à cette adresse. Ce sont les fondateurs d'une startup qui décident de communiquer leur deck ou non ; une startup que notre site présente comme exemple n'en a pas à communiquer.",
    risk: "Un deck est une information donnée par ses fondateurs : nous ne l'avons pas audité, et ce n'est ni une offre ni un conseil en investissement. Investir dans une startup peut vous coûter tout votre capital.",
    action: "Retour au site",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans une demande de deck sur notre site. Si ce n'était pas vous, vous n'avez rien à faire.",
  }),
};

export function deckRequestReceipt(lang: Lang, from: EmailBranding) {
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
        <Paragraph>{say.received}</Paragraph>
        <Note>{say.risk}</Note>
        <Action href={from.homeUrl}>{say.action}</Action>
      </>
    ),
  });
}
