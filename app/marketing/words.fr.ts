import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  example: "Exemple",
  linkedin: "Profil LinkedIn",
  months: "Les dix-huit mois du programme, en trois phases\u00A0: jusqu’au mois 3, au mois 9, au mois 18",
  month: (number) => `M${number}`,
  monthsOf: (range) => `Mois ${range}`,
  yes: "Oui",
  no: "Non",
  asOf: (date) => `Au ${date}.`,
  toBeConfirmed: "À confirmer.",
  logos: "Clients et startups",
  pauseLogos: "Mettre en pause le défilement des logos",
};
