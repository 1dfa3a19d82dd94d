import { de } from "../../../platform/language/elision.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: (day) => `Évaluations, entrée du ${day}`,
  text: "Chaque candidature est lue par autant de personnes que vous le choisissez ci-dessous. Elles ne voient les notes des autres qu’après avoir rendu la leur.",
  back: "Dossiers à noter",
  counts: (files, done, given) =>
    `${files} ${files > 1 ? "candidatures" : "candidature"}, ${done === null ? `${given} ${given > 1 ? "évaluations demandées" : "évaluation demandée"}` : `${done} ${done > 1 ? "évaluations rendues" : "évaluation rendue"} sur ${given}`}`,
  perFile: (count) => `${count} ${count > 1 ? "évaluations" : "évaluation"} par candidature`,
  open: {
    title: "Ouvrir le tour",
    text: "Les candidatures qui attendent une première réponse sont aussitôt réparties également entre les évaluateurs\u202F; celles qui arrivent plus tard et les évaluateurs qui nous rejoignent le sont aussi. Personne ne reçoit un dossier avec lequel il a un conflit d’intérêts.",
    perFile: "Évaluations par candidature",
    submit: "Ouvrir le tour",
  },
  none: "Aucun évaluateur n’est encore là\u00A0: les candidatures seront attribuées dès qu’il y en aura un.",
  rubric: (version) => (version === null ? "Grille et poids" : `Grille et poids, version ${version}`),
  waiting: "Hors classement\u00A0: aucune évaluation que vous puissiez voir, ou candidature retirée",
  ranking: {
    title: "Classement",
    strictness: "Corrigé de la sévérité",
    strictnessText:
      "Chaque note est corrigée de l’écart entre son auteur et les autres évaluateurs sur les mêmes dossiers. Les traits gris sont les notes rendues, le point est la note corrigée\u202F; l’écart se compte après correction. Les dossiers qu’il vous reste à noter n’y figurent pas, et n’entrent pas dans les corrections.",
    reader: (name, files) => `${name}, ${formats.fr.count(files)} ${files < 2 ? "noté" : "notés"}`,
    leniency: (points, leniency) =>
      `${points} ${leniency < 0 ? "(plus sévère)" : leniency > 0 ? "(plus indulgent)" : "point"}`,
    few: "sans correction\u00A0: moins de 5 notes",
    choose: "Choisir",
    tickFirst: (count) =>
      count === 1
        ? "Cocher celle qui attend une première réponse"
        : `Cocher les ${count} qui attendent une première réponse`,
    tickNone: "Tout décocher",
    chooseOne: (startup) => `Choisir ${startup}`,
    place: "Rang",
    startup: "Startup",
    line: "0 à 100",
    corrected: "Corrigé",
    raw: "Moyenne brute",
    agreement: "Accord",
    given: (scores) => `Notes rendues\u00A0: ${scores}`,
    rawPlace: (place) => `rang ${place} sans correction`,
    reviewsOf: (startup) => `Évaluations ${de(startup)} côte à côte`,
    gap: (points) => `écart de ${points}`,
    single: "1 évaluation",
    lookAgain: "à revoir\u00A0: ouvrez ses évaluations avant d’en décider avec d’autres",
    looked: "évaluations ouvertes",
    earlier: "une évaluation porte sur une version antérieure",
    places: (places) => `${places} ${places > 1 ? "places" : "place"} pour cette entrée`,
    mark: "repère\u00A0: c’est nous qui décidons",
  },
  in: "rendue",
  hidden: "visible après votre évaluation",
  gone: "Une personne partie",
  nobody: "personne pour l’instant",
  reviews: "Évaluations",
  reviewsOf: (startup) => `Évaluations ${de(startup)}`,
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
    decided: "Candidature décidée ou retirée\u00A0: personne ne peut la noter.",
    reviewer: "Cette personne ne note pas de candidatures.",
    barred:
      "Ce dossier ne peut pas lui être confié\u00A0: conflit d’intérêts, même domaine d’e-mail que le candidat, ou notes déjà vues.",
    assigned: "Cette personne a déjà ce dossier.",
  },
};
