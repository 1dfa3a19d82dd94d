import { defineWords } from "../shell/define-words.ts";

export const myDataWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
