import { defineWords } from "../shell/define-words.ts";

export const receivedWords = defineWords({
  en: () => import("./received-words.en.ts"),
  fr: () => import("./received-words.fr.ts"),
});
