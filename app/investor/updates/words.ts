import { defineWords } from "../../shell/define-words.ts";

export const updateWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
