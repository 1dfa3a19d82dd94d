import { defineWords } from "../define-words.ts";

export const overtakenWords = defineWords({
  en: () => import("./overtaken-words.en.ts"),
  fr: () => import("./overtaken-words.fr.ts"),
});
