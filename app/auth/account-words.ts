import { defineWords } from "../shell/define-words.ts";

export const authAccountWords = defineWords({
  en: () => import("./account-words.en.ts"),
  fr: () => import("./account-words.fr.ts"),
});
