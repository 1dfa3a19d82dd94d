import type { words as en } from "./overtaken-words.en.ts";

export const words: typeof en = {
  title: "Rien n’est encore enregistré\u00A0: cela a changé ailleurs",
  text: "Un autre enregistrement a eu lieu, dans une autre fenêtre ou sur un autre appareil, après l’ouverture de cette page. Reste à choisir la version à garder, puis à enregistrer de nouveau.",
  mine: "Ce qui est saisi ici",
  theirs: "Ce qui a été enregistré ailleurs",
  empty: "(vide)",
};
