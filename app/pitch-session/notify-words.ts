import { defineWords } from "../shell/define-words.ts";

export const notifyWords = defineWords({
  en: () => import("./notify-words.en.ts"),
  fr: () => import("./notify-words.fr.ts"),
});
