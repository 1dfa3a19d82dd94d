import { introductionLimits } from "../../../domain/introduction/introduction.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { days, open, day, againDays, shortest, longest } = introductionLimits;

export const words: typeof en = {
  title: "Mises en relation",
  text: `Une startup a ${days}\u00A0jours pour répondre. Vous, ou votre fonds, pouvez avoir ${open}\u00A0demandes ouvertes, et en envoyer ${day} par jour.`,
  none: "Vous n’avez encore demandé à rencontrer aucune startup.",
  toDeals: "Voir les startups",
  ask: {
    title: "Demander à rencontrer cette startup",
    label: "Votre message",
    hint: `De ${shortest} à ${longest}\u00A0caractères, sans adresse e-mail, numéro de téléphone ni lien.`,
    send: "Envoyer la demande",
    sees: "La startup voit",
    seen: (items) => formats.fr.list(items),
    yourName: "votre nom",
    stages: "vos stades",
    ticket: "votre ticket",
    sectors: "vos secteurs",
    focus: "votre focus",
    notYet: "Pas encore",
    kept: "votre adresse e-mail, votre page LinkedIn",
    ifYes: "Si elle accepte",
    exchanged: "vous recevez chacun l’adresse e-mail de l’autre, sur cette page et par e-mail",
    unanswered: "Sans réponse",
    lapses: `après ${days}\u00A0jours, la demande passe en «\u00A0sans suite\u00A0». Nouvelle demande possible ${againDays}\u00A0jours plus tard.`,
    left: (today, left) =>
      `Encore ${today} aujourd’hui, ${left} ${left < 2 ? "demande ouverte" : "demandes ouvertes"} en tout.`,
  },
  states: { sent: "Envoyée", yes: "Acceptée", withdrawn: "Retirée", lapsed: "Sans suite" },
  sentTo: (startup) => `Demande envoyée à ${startup}`,
  acceptedBy: (startup) => `${startup} a dit oui`,
  daysLeft: (left) => `${left}\u00A0${left < 2 ? "jour restant" : "jours restants"}`,
  sentOn: (date) => `Envoyée le ${date}`,
  message: "Votre message",
  until: (date) => `«\u00A0Envoyée\u00A0» jusqu’au ${date}, puis «\u00A0sans suite\u00A0», sauf si la startup accepte.`,
  lapsedOn: (date) => `Sans suite le ${date}.`,
  withdrawnOn: (date) => `Retirée le ${date}.`,
  yesOn: (date) => `La startup a accepté le ${date}.`,
  again: (date) => `Nouvelle demande possible à partir du ${date}.`,
  unnamed: "Votre contact",
  write: "Écrire",
  writeTo: (name) => `Écrire à ${name}`,
  left: "La personne qui a accepté a quitté la startup.",
  withdraw: "Retirer ma demande",
  withdrawText: `Nouvelle demande possible ${againDays}\u00A0jours plus tard.`,
  open: "Ouvrir la startup",
  pages: "Pages des demandes",
  done: {
    ask: { title: "Votre demande est envoyée", text: "La startup peut répondre pendant 14\u00A0jours." },
    withdraw: { title: "Votre demande est retirée", text: "" },
  },
  errors: {
    messageTooShort: `Écrivez au moins ${shortest}\u00A0caractères.`,
    messageTooLong: `Écrivez au plus ${longest}\u00A0caractères.`,
    messageHoldsContact:
      "Retirez les adresses e-mail, les numéros de téléphone et les liens\u00A0: les adresses sont échangées quand la startup accepte.",
  },
  refused: {
    invalid: "Vérifiez votre message.",
    open: "Une demande à cette startup est déjà ouverte, de vous ou de votre fonds.",
    again: `Une startup peut être demandée de nouveau ${againDays}\u00A0jours après la fin de la dernière demande.`,
    "too-many-open": `Vous avez ${open}\u00A0demandes ouvertes. Retirez-en une, ou attendez qu’une demande reçoive une réponse ou prenne fin.`,
    day: `Vous avez envoyé ${day}\u00A0demandes aujourd’hui. Vous pourrez en envoyer d’autres demain.`,
    closed: "Cette demande a pris fin entre-temps.",
    failed: "Nous n’avons pas pu le faire. Réessayez dans un instant.",
  },
};
