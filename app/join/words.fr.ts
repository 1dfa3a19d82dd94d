import type { words as en } from "./words.en.ts";
import { emailErrors, fullNameErrors } from "../shell/form/person-errors.fr.ts";

export const words: typeof en = {
  fullName: "Nom complet",
  email: "E-mail",
  joinAs: "Vous venez en tant que",
  contribution: "Ce que vous apportez",
  contributionHint: "Votre métier, ce que vous avez fait, le temps dont vous disposez.",
  submit: "Envoyer ma proposition",
  sending: "Envoi en cours...",
  errors: {
    ...fullNameErrors,
    ...emailErrors,
    joinAsRequired: { message: "Choix requis", detail: "Dites-nous si vous venez comme mentor ou comme talent" },
    contributionRequired: { message: "Quelques mots requis", detail: "Dites-nous ce que vous apportez" },
    contributionTooLong: { message: "Texte trop long", detail: "2 000 caractères au plus" },
  },
  success: {
    title: "Proposition reçue\u202F!",
    text: "Nous la lirons et vous écrirons.",
  },
  failure: {
    title: "Erreur",
    text: "Votre proposition n’a pas pu être envoyée. Merci de réessayer.",
  },
  saved: {
    title: "Proposition enregistrée",
    text: "Elle est bien conservée chez nous et nous la lirons.",
  },
};
