import { receiptEmail } from "./receipt-email.tsx";

export const notifyMeReceipt = receiptEmail({
  en: {
    subject: "We’ll tell you the date of the next Pitch Session",
    preview: "Your address is on the list.",
    heading: "Your address is on the list",
    paragraphs: [
      "We’ll write to you once at this address, with the date of the next Pitch Session, the place and the closing date for applications: now if the date is set, otherwise as soon as it is. We use it for nothing else, unless you also asked for our news.",
      "To leave the list, write to us using the site’s contact form, under “My personal data”.",
    ],
    action: "Back to the site",
    reason:
      "You’re getting this message because this address was entered on our Pitch Session page. If it wasn’t you, tell us with the contact form and we’ll delete it.",
  },
  fr: {
    subject: "Vous saurez la date de la prochaine Pitch Session",
    preview: "Votre adresse est sur la liste.",
    heading: "Votre adresse est sur la liste",
    paragraphs: [
      "Nous vous écrivons une fois à cette adresse, avec la date de la prochaine Pitch Session, le lieu et la date limite de candidature : dès maintenant si la date est fixée, sinon dès qu'elle l'est. Votre adresse ne sert à rien d'autre, sauf si vous avez aussi demandé nos actualités.",
      "Pour quitter la liste, écrivez-nous avec le formulaire de contact du site, sujet « Mes données personnelles ».",
    ],
    action: "Retour au site",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie sur notre page Pitch Session. Si vous n'avez rien demandé, dites-le-nous par le formulaire de contact et nous la supprimons.",
  },
});
