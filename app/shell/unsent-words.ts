import { defineWords } from "./define-words.ts";

export const unsentWords = defineWords({
  en: () => import("./unsent-words.en.ts"),
  fr: () => import("./unsent-words.fr.ts"),
});
