import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Grille d’évaluation",
  text: (version, day) =>
    `Version ${version}${day ? `, du ${day}` : ""}. Une modification crée une nouvelle version, pour les tours ouverts ensuite\u00A0: un tour garde la version avec laquelle il a été ouvert.`,
  back: "Dossiers à noter",
  round: (day) => `Entrée du ${day}`,
  version: (version) => `notée avec la version ${version}`,
  criterion: (nth) => `Critère ${nth}`,
  add: (nth) => `Ajouter le critère ${nth}`,
  weight: "Poids, sur 100",
  name: { en: "Nom en anglais", fr: "Nom en français" },
  step: { en: (step) => `Niveau ${step} en anglais`, fr: (step) => `Niveau ${step} en français` },
  hint: "De 2 à 6 critères, dont les poids font 100. Pour retirer un critère, videz tous ses champs.",
  save: "Enregistrer une nouvelle version",
  errors: {
    textRequired: "À remplir, dans les deux langues.",
    textTooLong: "C’est trop long.",
    weight: "Un nombre entier de 1 à 100.",
    weights: "Les poids doivent faire 100.",
    few: "Il faut au moins 2 critères.",
    many: "6 critères au plus.",
    twice: "Un critère figure deux fois\u00A0: rechargez la page.",
  },
  problems: {
    overtaken:
      "Quelqu’un a enregistré une autre version entre-temps. Votre texte est toujours là\u00A0: comparez, puis enregistrez à nouveau.",
    unchanged: "Rien n’a changé\u00A0: aucune nouvelle version n’a été créée.",
  },
};
