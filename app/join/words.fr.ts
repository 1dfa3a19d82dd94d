import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  fullName: "Nom complet",
  email: "E-mail",
  joinAs: "Vous venez en tant que",
  contribution: "Ce que vous apportez",
  contributionHint: "Votre métier, ce que vous avez fait, le temps dont vous disposez.",
  submit: "Envoyer ma proposition",
  sending: "Envoi en cours...",
  errors: {
    nameRequired: { message: "Nom requis", detail: "Indiquez votre nom complet" },
    nameTooLong: { message: "Nom trop long", detail: "Votre nom doit compter au plus 160 caractères" },
    emailRequired: {
      message: "E-mail requis",
      detail: "Indiquez votre adresse e-mail pour que nous puissions répondre",
    },
    emailInvalid: { message: "Format d’e-mail invalide", detail: "Indiquez une adresse e-mail valide" },
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
