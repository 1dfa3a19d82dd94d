import { defineWords } from "../shell/define-words.ts";

export const pitchApplicationWords = defineWords({
  en: () => import("./application-words.en.ts"),
  fr: () => import("./application-words.fr.ts"),
});
