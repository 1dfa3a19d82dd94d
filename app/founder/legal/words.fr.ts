import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Modèles juridiques",
  context: "Remplis d’après ton profil, en Word, à faire relire par un avocat",
  intro:
    "Chaque modèle prend ce que dit ton profil\u202F; tu saisis le reste, qui n’est gardé nulle part. Ce qui reste vide est marqué dans le document.",
  open: "Ouvrir",
  openThis: (name) => `, ${name}`,
  blanks: "Ce que ton profil ne dit pas",
  blanksText: "Laisse vide ce que tu ne sais pas encore\u00A0: c’est marqué dans le document.",
  download: "Télécharger en Word (.docx)",
  missing: (fields) => `Vides dans ton profil\u00A0: ${fields.join(", ")}.`,
  fill: "Compléter le profil",
  preview: "Ce que dit le modèle aujourd’hui",
  review:
    "Un modèle pour commencer, pas un conseil juridique\u00A0: fais-le relire par un avocat avant toute signature.",
  foot: "Modèle à faire relire par un avocat",
  article: (number, title) => `${number}. ${title}`,
  gap: (what) => `[À compléter\u00A0: ${what}]`,
  holders: "la table de capitalisation",
  holder: (name, shares, part) => `${name}\u00A0: ${shares} parts (${part})`,
  back: "Tous les modèles",
  tools: "Revenir aux outils",
  crowded: "Beaucoup de documents se font en ce moment. Réessaie dans quelques secondes.",
};
