import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Pitch Sessions",
  text: "Qui a candidaté pour pitcher aux sessions à venir\u202F; les candidatures au programme sont dans Candidatures. L’ordre est une proposition\u00A0: les startups du programme d’abord, puis le meilleur score, puis la candidature la plus ancienne. Vous décidez pour chaque candidature.",
  taken: (taken, capacity) => `${taken} ${taken < 2 ? "place prise" : "places prises"} sur ${capacity}`,
  noLimit: (taken) =>
    taken < 2 ? `${taken} startup retenue, sans limite fixée` : `${taken} startups retenues, sans limite fixée`,
  confirmed: (confirmed) => `dont ${confirmed} ${confirmed < 2 ? "confirmée" : "confirmées"}`,
  guests: (seated, waiting) =>
    `Investisseurs\u00A0: ${seated} ${seated < 2 ? "placé" : "placés"}${waiting > 0 ? `, ${waiting} en attente` : ""}`,
  isConfirmed: "Confirmée",
  feeOpen: "Participation à convenir",
  answered: { no: "Refusée", cancelled: "Close\u00A0: session annulée" },
  takenBack: "Place reprise",
  parts: { own: "Envoyées depuis un compte, ou retenues", form: "Venues du formulaire public" },
  formText:
    "N’importe qui peut le remplir avec n’importe quelle adresse e-mail\u00A0: vérifiez qui l’a envoyé avant de donner une place.",
  columns: { startup: "Startup", score: "Score", programme: "Programme", sent: "Candidature" },
  noScore: "Pas de score",
  noAccount: "Pas de compte",
  fromForm: "Formulaire public\u00A0: expéditeur à vérifier",
  yes: "Oui",
  unnamed: "Sans nom",
  nobody: "Personne n’a encore candidaté.",
  cancelled: "Annulée",
  over: "Sessions passées",
  toClose: "À clôturer",
  closesFrom: (at) => `À clôturer à partir du ${at}`,
  closed: "Clôturée",
  none: "Aucune session n’est annoncée.",
  noneText: "Dès que l’une aura une date, ses candidatures apparaîtront ici.",
};
