import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Outils",
  now: "Ouverts aujourd’hui",
  numbers: {
    name: "Tes chiffres du mois",
    text: "Cinq chiffres par mois, corrections conservées, import et export CSV.",
    open: "Ouvrir mes chiffres",
  },
  capTable: {
    name: "Table de capitalisation",
    text: "Qui détient combien de parts, à l’unité près.",
    open: "Ouvrir la table",
  },
  plans: "Ce que chaque offre ouvre",
  plansText: "Un outil rejoint la liste ci-dessus le jour de son ouverture. Ce qui n’existe pas n’est pas facturé.",
  rights: {
    tools: "Calculs de dilution, de valorisation et de runway",
    "legal-templates": "Modèles juridiques",
    forecast: "Prévisionnel sur trois ans",
    "term-sheet": "Term sheet",
    "saved-scenarios": "Scénarios enregistrés, plusieurs tours",
  },
  notOpen: "pas encore ouvert",
  pricing: "Comparer les offres",
};
