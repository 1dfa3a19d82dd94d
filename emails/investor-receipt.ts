import { receiptEmail } from "./receipt-email.tsx";

export const investorReceipt = receiptEmail({
  en: {
    subject: "We have received your investor registration",
    preview: "The team checks your profile, then answers you.",
    heading: "Thank you for registering",
    paragraphs: [
      "Your registration has reached our team. A person checks that you invest actively, then answers you at this address. If your profile is validated, you will be invited to the next pitch session.",
      "Pitch sessions are free for investors. We take no commission on what you invest.",
    ],
    note: "You told us that you are a professional or active investor, and that you know you may lose all of your capital and that resale is hard. We have kept the date and the wording.",
    action: "Back to the site",
    reason:
      "You receive this message because this address was entered in the investor registration form on our site. If it was not you, there is nothing to do.",
  },
  fr: {
    subject: "Nous avons bien reçu votre inscription d'investisseur",
    preview: "L'équipe vérifie votre profil, puis vous répond.",
    heading: "Merci pour votre inscription",
    paragraphs: [
      "Votre inscription est arrivée à notre équipe. Une personne vérifie que vous investissez activement, puis vous répond à cette adresse. Si votre profil est validé, vous recevrez une invitation à la prochaine Pitch Session.",
      "Les Pitch Sessions sont gratuites pour les investisseurs. Nous ne prenons aucune commission sur ce que vous investissez.",
    ],
    note: "Vous nous avez indiqué que vous investissez à titre professionnel ou de façon active, et que vous savez pouvoir perdre tout votre capital et que la revente est difficile. Nous en avons conservé la date et le texte.",
    action: "Retour au site",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire d'inscription des investisseurs de notre site. Si ce n'était pas vous, vous n'avez rien à faire.",
  },
});
