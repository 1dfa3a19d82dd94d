import { defineWords } from "../../shell/define-words.ts";

export const meetWords = defineWords({
  en: () => import("./meet-words.en.ts"),
  fr: () => import("./meet-words.fr.ts"),
});
