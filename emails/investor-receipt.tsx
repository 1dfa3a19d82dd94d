import type { Lang } from "../platform/language/language.ts";
import { Action, french, Heading, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: "We have received your investor registration",
  preview: "The team checks your profile, then answers you.",
  heading: "Thank you for registering",
  received:
    "Your registration has reached our team. A person checks that you invest actively, then answers you at this address. If your profile is validated, you will be invited to the next pitch session.",
  free: "Pitch sessions are free for investors. We take no commission on what you invest.",
  risk: "You told us that you are a professional or active investor, and that you know you may lose all of your capital and that resale is hard. We have kept the date and the wording.",
  action: "Back to the site",
  reason:
    "You receive this message because this address was entered in the investor registration form on our site. If it was not you, there is nothing to do.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Nous avons bien reçu votre inscription d'investisseur",
    preview: "L'équipe vérifie votre profil, puis vous répond.",
    heading: "Merci pour votre inscription",
    received:
      "Votre inscription est arrivée à notre équipe. Une personne vérifie que vous investissez activement, puis vous répond à cette adresse. Si votre profil est validé, vous recevrez une invitation à la prochaine Pitch Session.",
    free: "Les Pitch Sessions sont gratuites pour les investisseurs. Nous ne prenons aucune commission sur ce que vous investissez.",
    risk: "Vous nous avez indiqué que vous investissez à titre professionnel ou de façon active, et que vous savez pouvoir perdre tout votre capital et que la revente est difficile. Nous en avons conservé la date et le texte.",
    action: "Retour au site",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire d'inscription des investisseurs de notre site. Si ce n'était pas vous, vous n'avez rien à faire.",
  }),
};

export function investorReceipt(lang: Lang, from: EmailBranding) {
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
        <Paragraph>{say.free}</Paragraph>
        <Note>{say.risk}</Note>
        <Action href={from.homeUrl}>{say.action}</Action>
      </>
    ),
  });
}
