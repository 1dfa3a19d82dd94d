import { defineWords } from "../define-words.ts";

export const formWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
