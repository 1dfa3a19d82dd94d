import { defineWords } from "../../shell/define-words.ts";

export const deskWords = defineWords({
  en: () => import("./desk-words.en.ts"),
  fr: () => import("./desk-words.fr.ts"),
});
