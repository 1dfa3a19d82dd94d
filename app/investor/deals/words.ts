import { defineWords } from "../../shell/define-words.ts";

export const dealWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
