import { defineWords } from "../shell/define-words.ts";

export const authAcceptedWords = defineWords({
  en: () => import("./accepted-words.en.ts"),
  fr: () => import("./accepted-words.fr.ts"),
});
