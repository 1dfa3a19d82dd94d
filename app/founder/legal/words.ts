import { defineWords } from "../../shell/define-words.ts";

export const legalWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
