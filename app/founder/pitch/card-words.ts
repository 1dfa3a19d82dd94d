import { defineWords } from "../../shell/define-words.ts";

export const cardWords = defineWords({
  en: () => import("./card-words.en.ts"),
  fr: () => import("./card-words.fr.ts"),
});
