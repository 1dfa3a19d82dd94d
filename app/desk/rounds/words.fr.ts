import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: (day) => `Évaluations, entrée du ${day}`,
  text: "Chaque candidature est lue par plusieurs personnes, qui ne voient les notes des autres qu’après avoir rendu la leur.",
  back: "Dossiers à noter",
  counts: (files, done, given) =>
    `${files} ${files > 1 ? "candidatures" : "candidature"}, ${done === null ? `${given} ${given > 1 ? "évaluations demandées" : "évaluation demandée"}` : `${done} ${done > 1 ? "évaluations rendues" : "évaluation rendue"} sur ${given}`}`,
  perFile: (count) => `${count} ${count > 1 ? "évaluations" : "évaluation"} par candidature`,
  open: {
    title: "Ouvrir le tour",
    text: "Les candidatures sont aussitôt réparties également entre les évaluateurs\u202F; celles qui arrivent plus tard et les évaluateurs qui nous rejoignent le sont aussi. Personne ne reçoit un dossier avec lequel il a un conflit d’intérêts.",
    perFile: "Évaluations par candidature",
    submit: "Ouvrir le tour",
  },
  none: "Aucun évaluateur n’est encore là\u00A0: les candidatures seront attribuées dès qu’il y en aura un.",
  columns: { startup: "Startup", readers: "Lue par", assign: "Attribuer" },
  in: "rendue",
  hidden: "visible après votre évaluation",
  gone: "Une personne partie",
  nobody: "personne pour l’instant",
  reviews: "Évaluations",
  reviewsOf: (startup) => `Évaluations de ${startup}`,
  assign: {
    title: "Attribuer une candidature à la main",
    application: "Candidature",
    reviewer: "À",
    choose: "Choisissez",
    submit: "Attribuer",
  },
  team: "Qui en lit combien",
  load: (files) => `${files} ${files > 1 ? "dossiers" : "dossier"}`,
  empty: "Aucune candidature pour l’instant",
  emptyText: "Les candidatures de cette entrée apparaissent ici dès leur envoi.",
  errors: { perFileRequired: "Choisissez 1, 2 ou 3.", chosenRequired: "Faites un choix." },
  problems: {
    open: "Quelqu’un a déjà ouvert ce tour.",
    gone: "Cette candidature n’est pas de cette entrée.",
    closed: "Ouvrez d’abord le tour.",
    decided: "Cette candidature est décidée\u00A0: personne ne la note plus.",
    reviewer: "Cette personne ne note pas de candidatures.",
    barred:
      "Ce dossier ne peut pas lui être confié\u00A0: conflit d’intérêts, même domaine d’e-mail que le candidat, ou évaluations déjà ouvertes.",
    assigned: "Cette personne a déjà ce dossier.",
  },
};
