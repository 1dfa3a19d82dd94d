import { defineWords } from "../../shell/define-words.ts";

export const mentorsWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
