import { receiptEmail } from "./receipt-email.tsx";

export const joinReceipt = receiptEmail({
  en: {
    subject: "We have received your offer to contribute",
    preview: "One of us will read it and write to you.",
    heading: "Thank you for your offer",
    paragraphs: [
      "There’s nothing to do now: one of us will read your offer, look for a startup that needs it, and reply to this address.",
      "To add something, write to us again using the same form.",
    ],
    action: "Back to the site",
    reason:
      "You’re getting this message because this address was entered in the mentors and talent form on our site. If it wasn’t you, there’s nothing to do.",
  },
  fr: {
    subject: "Nous avons bien reçu votre proposition",
    preview: "L'un de nous la lira et vous écrira.",
    heading: "Merci pour votre proposition",
    paragraphs: [
      "Vous n'avez rien à faire pour l'instant : l'un de nous lira votre proposition, cherchera une startup qui en a besoin et vous répondra à cette adresse.",
      "Pour ajouter quelque chose, écrivez-nous à nouveau avec le même formulaire.",
    ],
    action: "Retour au site",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire des mentors et des talents de notre site. Si vous n'avez rien demandé, ignorez ce message.",
  },
});
