import { receiptEmail } from "./receipt-email.tsx";

export const contactReceipt = receiptEmail({
  en: {
    subject: "We have received your message",
    preview: "Nothing to do now: one of us will reply.",
    heading: "Thank you for your message",
    paragraphs: [
      "There’s nothing to do now: one of us will read your message and reply to this address.",
      "To add something, write to us again using the same form.",
    ],
    action: "Back to the site",
    reason:
      "You’re getting this message because this address was entered in the contact form on our site. If it wasn’t you, there’s nothing to do.",
  },
  fr: {
    subject: "Nous avons bien reçu votre message",
    preview: "Rien à faire pour l'instant : l'un de nous vous répondra.",
    heading: "Merci pour votre message",
    paragraphs: [
      "Vous n'avez rien à faire pour l'instant : l'un de nous lira votre message et vous répondra à cette adresse.",
      "Pour ajouter quelque chose, écrivez-nous à nouveau avec le même formulaire.",
    ],
    action: "Retour au site",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire de contact de notre site. Si vous n'avez rien demandé, ignorez ce message.",
  },
});
