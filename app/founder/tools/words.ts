import { defineWords } from "../../shell/define-words.ts";

export const toolsWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
