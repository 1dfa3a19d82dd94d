import { defineWords } from "./define-words.ts";

export const erasureWords = defineWords({
  en: () => import("./erasure-words.en.ts"),
  fr: () => import("./erasure-words.fr.ts"),
});
