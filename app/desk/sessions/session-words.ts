import { defineWords } from "../../shell/define-words.ts";

export const deskSessionWords = defineWords({
  en: () => import("./session-words.en.ts"),
  fr: () => import("./session-words.fr.ts"),
});
