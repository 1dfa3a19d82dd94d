import type { words as en } from "./words.en.ts";
import { emailErrors, fullNameErrors } from "../shell/form/person-errors.fr.ts";

export const words: typeof en = {
  fullName: "Nom complet",
  email: "E-mail",
  firm: "Structure (facultatif)",
  investorType: "Vous êtes",
  ticket: "Votre ticket habituel",
  choose: "Choisir",
  stages: "Les stades qui vous intéressent",
  sectors: "Les secteurs qui vous intéressent",
  linkedin: "Profil LinkedIn (facultatif)",
  linkedinHint: "Une adresse qui commence par https://www.linkedin.com/",
  submit: "M’inscrire",
  sending: "Envoi en cours...",
  errors: {
    ...fullNameErrors,
    ...emailErrors,
    firmTooLong: { message: "Nom trop long", detail: "Le nom de la structure doit compter au plus 160 caractères" },
    typeRequired: { message: "Type requis", detail: "Dites-nous à quel titre vous investissez" },
    ticketRequired: { message: "Ticket requis", detail: "Choisissez ce que vous investissez d’ordinaire par startup" },
    stagesRequired: { message: "Stade requis", detail: "Cochez au moins un stade" },
    sectorsRequired: { message: "Secteur requis", detail: "Cochez au moins un secteur" },
    linkedinInvalid: {
      message: "Ce n’est pas une adresse LinkedIn",
      detail: "Copiez-la depuis votre profil, ou laissez le champ vide",
    },
    riskRequired: {
      message: "Cochez cette case",
      detail: "Les sessions sont réservées aux investisseurs actifs, conscients du risque",
    },
  },
  success: {
    title: "Inscription reçue\u202F!",
    text: "Nous vérifions votre profil et vous répondons par e-mail.",
  },
  failure: {
    title: "Erreur",
    text: "Votre inscription n’a pas pu être envoyée. Merci de réessayer.",
  },
  saved: {
    title: "Inscription enregistrée",
    text: "Elle est bien conservée chez nous et nous la lirons.",
  },
};
