import { defineWords } from "../define-words.ts";

export const consentWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
