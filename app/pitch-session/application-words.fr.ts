import type { words as en } from "./application-words.en.ts";
import { emailErrors, fullNameErrors } from "../shell/form/person-errors.fr.ts";

export const words: typeof en = {
  heading: "Votre candidature",
  fullName: "Nom complet",
  email: "E-mail",
  startupName: "Startup",
  website: "Site web (facultatif)",
  stage: "Stade",
  sector: "Secteur",
  annualRevenue: "Chiffre d’affaires annuel, hors taxes",
  lookingFor: "Que cherchez-vous\u202F?",
  choose: "Choisir",
  submit: "Envoyer ma candidature",
  sending: "Envoi en cours...",
  already: (name) => `Votre startup a déjà candidaté pour ${name}\u00A0: cette candidature n’y change rien.`,
  notify: "Me prévenir de la date",
  forSession: (name, days, passed) =>
    passed
      ? `${passed.name} ${passed.isFull ? "est complète" : "ne prend plus de candidatures"}\u00A0: vous candidatez pour ${name}, ${days}.`
      : `Vous candidatez pour la prochaine session\u00A0: ${name}, ${days}.`,
  forNext: "La date de la prochaine session n’est pas encore fixée\u00A0: votre candidature comptera pour celle-là.",
  forFollowing: "Elle comptera pour la session suivante, dont la date n’est pas encore fixée.",
  forAfter: (name, isFull) =>
    `${name} ${isFull ? "est complète" : "ne prend plus de candidatures"}\u00A0: votre candidature comptera pour la session suivante, dont la date n’est pas encore fixée.`,
  sentFor: (session) => `Vous avez candidaté pour ${session}.`,
  sentForAfter: (session) => `Vous avez candidaté pour la session qui suivra ${session}.`,
  errors: {
    ...fullNameErrors,
    ...emailErrors,
    startupRequired: { message: "Nom de la startup requis", detail: "Indiquez le nom de votre startup" },
    startupTooLong: { message: "Nom trop long", detail: "Le nom de la startup doit compter au plus 160 caractères" },
    websiteInvalid: { message: "Adresse invalide", detail: "Indiquez une adresse comme exemple.fr, ou laissez vide" },
    stageRequired: { message: "Stade requis", detail: "Choisissez le stade de votre startup" },
    sectorRequired: { message: "Secteur requis", detail: "Choisissez le secteur le plus proche" },
    revenueRequired: {
      message: "Chiffre d’affaires requis",
      detail: "Choisissez la tranche de votre chiffre d’affaires annuel",
    },
    lookingForRequired: { message: "Réponse requise", detail: "Choisissez ce qui compte le plus pour vous" },
  },
  success: {
    title: "Candidature envoyée\u202F!",
    text: "Nous la lisons nous-mêmes, et l’un de nous vous écrira, quelle que soit la réponse.",
  },
  failure: {
    title: "Erreur",
    text: "Votre candidature n’a pas pu être envoyée. Merci de réessayer.",
  },
  saved: {
    title: "Candidature enregistrée",
    text: "Elle est bien conservée chez nous et nous la lirons.",
  },
};
