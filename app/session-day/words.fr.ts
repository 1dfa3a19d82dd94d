import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Qui est là",
  text: (session) => `${session}. Touchez le nom de qui arrive\u202F; touchez encore pour annuler.`,
  investors: "Investisseurs",
  startups: "Startups",
  there: (present, all) => `${present} ${present < 2 ? "présence" : "présences"} sur ${all}`,
  nobody: "Personne n’est encore attendu.",
  unnamed: "Sans nom",
  present: "Présence notée",
  mark: "Noter la présence",
  markOf: (name) => `Noter la présence\u00A0: ${name}`,
  unmarkOf: (name) => `Présence notée\u00A0: ${name}. Annuler`,
  kept: (taps) =>
    `Pas de réseau\u00A0: ${taps < 2 ? `${taps} présence gardée` : `${taps} présences gardées`} sur ce téléphone, envoyées dès son retour.`,
  refused: (taps) =>
    `${taps < 2 ? `${taps} présence n’a` : `${taps} présences n’ont`} pas été prise${taps < 2 ? "" : "s"}. Rechargez la page.`,
  gone: {
    title: "Ce lien n’ouvre rien",
    text: "Il est faux, a été révoqué ou n’est pas d’aujourd’hui. Demandez-en un autre à qui vous l’a envoyé.",
  },
  problems: {
    gone: "Cette personne n’a plus de place ici.",
    early: "C’est trop tôt\u00A0: on marque les présences à partir de 12 heures avant la session.",
    clock: "L’horloge de ce téléphone avance. Réglez-la, puis recommencez.",
    cancelled: "La session est annulée.",
    closed: "La session est clôturée\u00A0: sa feuille reste telle quelle.",
    limited: "Trop de présences à la fois. Attendez une minute, puis recommencez.",
  },
  failed: "Rien n’a changé",
};
