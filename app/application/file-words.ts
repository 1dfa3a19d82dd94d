import { defineWords } from "../shell/define-words.ts";

export const applicationFileWords = defineWords({
  en: () => import("./file-words.en.ts"),
  fr: () => import("./file-words.fr.ts"),
});
