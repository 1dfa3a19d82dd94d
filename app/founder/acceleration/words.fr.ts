import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Accélération",
  about: "Le programme dure 18 mois et ne prend pas de parts\u00A0: il se paie sur tes ventes.",
  program: "Comment marche le programme",
};
