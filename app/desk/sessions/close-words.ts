import { defineWords } from "../../shell/define-words.ts";

export const closeWords = defineWords({
  en: () => import("./close-words.en.ts"),
  fr: () => import("./close-words.fr.ts"),
});
