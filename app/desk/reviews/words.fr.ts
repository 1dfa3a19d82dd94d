import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Dossiers à noter",
  text: "Les candidatures qui vous sont confiées pour lecture et notation.",
  none: "Rien à lire pour l’instant",
  noneText: "Aucune candidature ne vous est attribuée. Celles que l’équipe vous confie apparaissent ici.",
  applications: "Toutes les candidatures",
};
