import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Modèles juridiques",
  context: "Des fichiers Word remplis d’après ton profil, à faire relire par un avocat",
  intro:
    "Chaque modèle prend ce que dit ton profil\u202F; tu saisis le reste, que nous ne gardons pas. Ce qui reste vide est signalé dans le document.",
  open: "Ouvrir",
  openThis: (name) => `, ${name}`,
  blanks: "Ce que ton profil ne dit pas",
  blanksText: "Laisse vide ce que tu ne sais pas encore\u00A0: c’est signalé dans le document.",
  download: "Télécharger pour Word (.docx)",
  missing: (fields) => `${fields.length === 1 ? "Vide" : "Vides"} dans ton profil\u00A0: ${fields.join(", ")}.`,
  fill: "Compléter le profil",
  preview: "Ce que dit le modèle aujourd’hui",
  review:
    "Un modèle pour commencer, pas un conseil juridique\u00A0: fais-le relire par un avocat avant toute signature.",
  foot: "Modèle à faire relire par un avocat",
  article: (number, title) => `${number}. ${title}`,
  gap: (what) => `[À compléter\u00A0: ${what}]`,
  holders: "la table de capitalisation",
  holder: (name, shares, part) => `${name}\u00A0: ${shares} actions (${part})`,
  back: "Tous les modèles",
  tools: "Revenir aux outils",
  crowded: "Beaucoup de documents sont en préparation. Réessaie dans quelques secondes.",
};
