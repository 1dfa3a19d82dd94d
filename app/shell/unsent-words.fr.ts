import type { words as en } from "./unsent-words.en.ts";

export const words: typeof en = {
  title: "Votre session est terminée",
  text: "Rien n’a été enregistré, mais ce que vous avez saisi est encore ici. Connectez-vous dans un nouvel onglet, puis revenez l’envoyer de nouveau.",
  signIn: "Se connecter dans un nouvel onglet",
  again: "Envoyer de nouveau",
  typed: "Ce que vous avez écrit",
};
