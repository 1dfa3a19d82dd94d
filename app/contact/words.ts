import { defineWords } from "../shell/define-words.ts";

export const contactWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
