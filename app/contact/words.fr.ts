import type { words as en } from "./words.en.ts";
import { emailErrors, fullNameErrors } from "../shell/form/person-errors.fr.ts";

export const words: typeof en = {
  fullName: "Nom complet",
  email: "E-mail",
  topic: "À quel sujet\u202F?",
  message: "Message",
  submit: "Envoyer",
  sending: "Envoi en cours...",
  errors: {
    ...fullNameErrors,
    ...emailErrors,
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
