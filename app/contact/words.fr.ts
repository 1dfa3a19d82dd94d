import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  fullName: "Nom complet",
  email: "E-mail",
  topic: "À quel sujet\u202F?",
  message: "Message",
  submit: "Envoyer",
  sending: "Envoi en cours...",
  errors: {
    nameRequired: { message: "Nom requis", detail: "Indiquez votre nom complet" },
    nameTooLong: { message: "Nom trop long", detail: "Votre nom doit compter au plus 160 caractères" },
    emailRequired: {
      message: "E-mail requis",
      detail: "Indiquez votre adresse e-mail pour que nous puissions répondre",
    },
    emailInvalid: { message: "Format d’e-mail invalide", detail: "Indiquez une adresse e-mail valide" },
    topicRequired: { message: "Sujet requis", detail: "Dites-nous de quoi parle votre message" },
    messageRequired: { message: "Message requis", detail: "Écrivez votre message" },
    messageTooLong: { message: "Message trop long", detail: "Votre message doit compter au plus 5 000 caractères" },
  },
  success: {
    title: "Message envoyé\u202F!",
    text: "Nous vous répondons dès que possible.",
  },
  failure: {
    title: "Erreur",
    text: "Votre message n’a pas pu être envoyé. Merci de réessayer.",
  },
  saved: {
    title: "Message enregistré",
    text: "Il est bien conservé chez nous et nous le lirons.",
  },
};
