import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  example: "Exemple",
  asOf: (date) => `Au ${date}.`,
  toBeConfirmed: "À confirmer.",
  oneCounted: "Ce que recouvre ce chiffre",
  pauseLogos: "Mettre en pause le défilement des logos",
};
