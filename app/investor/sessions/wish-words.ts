import { defineWords } from "../../shell/define-words.ts";

export const wishWords = defineWords({
  en: () => import("./wish-words.en.ts"),
  fr: () => import("./wish-words.fr.ts"),
});
