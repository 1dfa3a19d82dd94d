import type { words as English } from "./words.en.ts";

export const words: typeof English = {
  back: "Tout savoir sur les Pitch Sessions",
  metaTitle: (session) => `${session} | The Lab`,
  metaDescription: (session, days) =>
    `${session}, ${days}\u00A0: le lieu, le format, les places pour les investisseurs et, une fois la soirée clôturée, son bilan.`,
  metaDescriptionClosed: (session, pitched) =>
    `${session}\u00A0: ${pitched} ${pitched < 2 ? "startup a pitché" : "startups ont pitché"}. Candidatures, sélection et suites, comptées par The Lab.`,
  metaDescriptionCancelled: (session, days) => `${session}, ${days}\u00A0: cette session est annulée.`,
  dateFollows: "Date à venir",
  facts: {
    date: "Date",
    hours: "Horaires",
    place: "Lieu",
    format: "Format",
    seats: "Places pour les investisseurs validés",
  },
  free: ({ free, seats, waiting }) =>
    free <= 0
      ? "complet, liste d’attente ouverte"
      : waiting > 0
        ? "liste d’attente ouverte"
        : `${free} ${free === 1 ? "libre" : "libres"} sur ${seats}`,
  reserve: "Investisseurs\u00A0: réserver une place",
  reserveNote: "La place est gratuite et nominative, pour les investisseurs validés.",
  cancelled: "Cette session est annulée.",
  counting: "Cette session est terminée. Son bilan n’est pas encore publié ici.",
  record: "Le bilan",
  closedOn: (day, met) => `Compté et clôturé le ${day}${met ? ", sauf la dernière ligne, comptée plus tard" : ""}.`,
  counts: {
    applied: "Startups candidates, adresse confirmée",
    selected: "Sélectionnées",
    pitched: "Ont pitché",
    present: "Investisseurs présents",
    wishes: "Souhaits de rencontre",
    introductions: "Mises en relation faites",
    met: "dont suivies d’un rendez-vous ou d’échanges, selon les deux parties",
  },
  cards: "Les startups qui ont pitché",
  cardsNote: "Celles qui ont demandé à figurer ici. Ce qu’elles disent d’elles-mêmes n’a pas été vérifié par nous.",
  newTab: "nouvel onglet",
  showcase: "Voir les profils des startups",
};
