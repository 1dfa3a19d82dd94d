import { defineWords } from "../../shell/define-words.ts";

export const dilutionWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
