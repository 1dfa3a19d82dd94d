import { defineWords } from "../../shell/define-words.ts";

export const importWords = defineWords({
  en: () => import("./import-words.en.ts"),
  fr: () => import("./import-words.fr.ts"),
});
