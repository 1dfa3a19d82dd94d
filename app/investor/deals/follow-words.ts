import { defineWords } from "../../shell/define-words.ts";

export const followWords = defineWords({
  en: () => import("./follow-words.en.ts"),
  fr: () => import("./follow-words.fr.ts"),
});
