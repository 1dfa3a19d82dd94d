import { emailErrors } from "../shell/form/person-errors.fr.ts";
import type { words as en } from "./notify-words.en.ts";

export const words: typeof en = {
  nextIs: (name, days, isClosed) =>
    `${name}, ${days}${isClosed ? ", ne prend plus de candidatures" : ""}. Laissez votre e-mail et nous vous écrirons une fois, avec la date de la session suivante.`,
  nextLink: "Voir cette session",
  email: "E-mail",
  submit: "Me prévenir",
  sending: "Envoi en cours...",
  errors: {
    ...emailErrors,
  },
  success: {
    title: "C’est noté",
    text: "Un seul e-mail, dès qu’une nouvelle date est fixée. Si vous aviez quitté cette liste, confirmez dans l’e-mail que nous vous envoyons maintenant.",
  },
  failure: {
    title: "Erreur",
    text: "Votre adresse n’a pas pu être envoyée. Merci de réessayer.",
  },
  saved: {
    title: "Adresse enregistrée",
    text: "Elle est bien conservée chez nous, sur la liste des personnes à prévenir.",
  },
};
