import { receiptEmail } from "./receipt-email.tsx";

export const contactReceipt = receiptEmail({
  en: {
    subject: "We have received your message",
    preview: "It has reached our team.",
    heading: "Thank you for your message",
    paragraphs: [
      "Your message has reached our team. One of us will read it and reply to this address.",
      "To add something, write to us again using the same form.",
    ],
    action: "Back to the site",
    reason:
      "You’re getting this message because this address was entered in the contact form on our site. If it wasn’t you, there’s nothing to do.",
  },
  fr: {
    subject: "Nous avons bien reçu votre message",
    preview: "Il est arrivé à notre équipe.",
    heading: "Merci pour votre message",
    paragraphs: [
      "Notre équipe a bien reçu votre message. L'un de nous le lira et vous répondra à cette adresse.",
      "Pour ajouter quelque chose, écrivez-nous à nouveau avec le même formulaire.",
    ],
    action: "Retour au site",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire de contact de notre site. Si vous n'avez rien demandé, ignorez ce message.",
  },
});
