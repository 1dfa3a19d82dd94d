import type { words as en } from "./panel-words.en.ts";

export const words: typeof en = {
  title: "Pitch Sessions",
  notify: "Me prévenir de la prochaine date",
  about: "Comment ça se passe",
  toBeAnnounced: "Prochaine date pas encore fixée",
  last: (days, closed) => `Dernière session\u00A0: ${days}${closed ? ` — candidatures closes le ${closed}` : ""}`,
  full: "Complet\u00A0: toutes les places sont prises",
  closed: "Candidatures closes",
  calendar: "Ajouter à mon agenda (.ics)",
};
