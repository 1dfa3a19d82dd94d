import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  next: "Prochaine session",
  notify: "Laissez votre e-mail\u00A0: nous vous écrivons dès que la date est fixée.",
  notifyWhenFull: "Laissez votre e-mail\u00A0: nous vous écrivons dès que la date de la session suivante est fixée.",
  forLater: "La prochaine session ne prend plus de candidatures\u00A0: la vôtre comptera pour une suivante.",
  record: (pitched, introductions) =>
    [
      `${pitched} ${pitched < 2 ? "startup a pitché" : "startups ont pitché"}`,
      introductions > 0 &&
        `${introductions} ${introductions === 1 ? "mise en relation faite" : "mises en relation faites"}`,
    ]
      .filter(Boolean)
      .join(", "),
  place: "Lieu",
  hours: "Horaires",
  from: (start, end) => (end ? `De ${start} à ${end}, heure de Paris` : `À partir de ${start}, heure de Paris`),
  format: "Format",
  grand: "Grande session",
  quarterly: "Session trimestrielle",
  capacity: (startups) => `${startups} ${startups === "1" ? "startup" : "startups"} au plus`,
  applications: "Candidatures des startups",
  open: (day) => `Ouvertes jusqu’au ${day} à 23:59, heure de Paris`,
  closed: (day) => `Closes le ${day}`,
  openUntilSession: "Ouvertes jusqu’à la veille de la session",
  closedAll: "Closes",
  reserve: "Investisseurs\u00A0: réserver une place",
  more: "La page de la session",
};
