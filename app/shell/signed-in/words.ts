import { defineWords } from "../define-words.ts";

export const signedInWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
