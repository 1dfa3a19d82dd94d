import { defineWords } from "../shell/define-words.ts";

export const screenWords = defineWords({
  en: () => import("./screen-words.en.ts"),
  fr: () => import("./screen-words.fr.ts"),
});
