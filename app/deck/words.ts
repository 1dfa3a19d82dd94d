import { defineWords } from "../shell/define-words.ts";

export const deckPageWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
