import type { Lang } from "../platform/language/language.ts";
import { Action, french, Heading, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: "We have received your application to the Pitch Session",
  preview: "What happens now, and what it costs.",
  heading: "Thank you for your application",
  received:
    "Your application has reached our team. A person reads it; no decision is taken by software. We answer you at this address, whatever the answer is.",
  criteria: "We look at the maturity of the product, the traction, the growth potential and the quality of the team.",
  fee: "The participation fee is given to you before you confirm. Until then nothing is charged and you are bound to nothing.",
  limits: "A session guarantees no funding: the decision to invest belongs to the investors alone.",
  action: "Back to the site",
  reason:
    "You receive this message because this address was entered in the application form for our Pitch Sessions. If it was not you, there is nothing to do.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Nous avons bien reçu votre candidature à la Pitch Session",
    preview: "La suite, et ce que cela coûte.",
    heading: "Merci pour votre candidature",
    received:
      "Votre candidature est arrivée à notre équipe. Une personne la lit ; aucune décision n'est prise par un logiciel. Nous vous répondons à cette adresse, quelle que soit la réponse.",
    criteria:
      "Nous regardons la maturité du produit, la traction, le potentiel de croissance et la qualité de l'équipe.",
    fee: "Le tarif de participation vous est communiqué avant votre confirmation. D'ici là, rien n'est facturé et rien ne vous engage.",
    limits:
      "Une session ne garantit aucun financement : la décision d'investir appartient aux investisseurs, et à eux seuls.",
    action: "Retour au site",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire de candidature à nos Pitch Sessions. Si ce n'était pas vous, vous n'avez rien à faire.",
  }),
};

export function pitchApplicationReceipt(lang: Lang, from: EmailBranding) {
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
        <Paragraph>{say.criteria}</Paragraph>
        <Paragraph>{say.fee}</Paragraph>
        <Note>{say.limits}</Note>
        <Action href={from.homeUrl}>{say.action}</Action>
      </>
    ),
  });
}
