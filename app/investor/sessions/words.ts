import { defineWords } from "../../shell/define-words.ts";

export const investorSessionsWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
