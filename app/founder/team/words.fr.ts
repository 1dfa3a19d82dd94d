import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "L’équipe de ta startup",
  roles: { owner: "Propriétaire", editor: "Éditeur", reader: "Lecteur" },
  since: (date) => `depuis le ${date}`,
};
