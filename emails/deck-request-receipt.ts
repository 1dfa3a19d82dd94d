import { receiptEmail } from "./receipt-email.tsx";

export const deckRequestReceipt = receiptEmail({
  en: {
    subject: "We have received your request for a deck",
    preview: "Our team will reply by e-mail.",
    heading: "Thank you for your request",
    paragraphs: [
      "There’s nothing to do now: our team will reply to this address. A startup’s founders decide whether to share their deck. If the one you asked about is an example on our site, it has none to share.",
    ],
    note: "A deck is information from its founders: we have not audited it, and it is neither an offer nor investment advice. Investing in startups can cost you part or all of your capital.",
    action: "Back to the site",
    reason:
      "You’re getting this message because this address was entered in a deck request on our site. If it wasn’t you, there’s nothing to do.",
  },
  fr: {
    subject: "Nous avons bien reçu votre demande de deck",
    preview: "Notre équipe vous répond par e-mail.",
    heading: "Merci pour votre demande",
    paragraphs: [
      "Vous n'avez rien à faire pour l'instant : notre équipe vous répondra à cette adresse. Ce sont les fondateurs d'une startup qui décident de communiquer leur deck ou non. Si celle que vous avez choisie est un exemple de notre site, elle n'en a pas à communiquer.",
    ],
    note: "Un deck est une information donnée par ses fondateurs : nous ne l'avons pas audité, et ce n'est ni une offre ni un conseil en investissement. Investir dans une startup expose à perdre tout ou partie du capital.",
    action: "Retour au site",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans une demande de deck sur notre site. Si vous n'avez rien demandé, ignorez ce message.",
  },
});
