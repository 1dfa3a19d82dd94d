import { defineWords } from "../../shell/define-words.ts";

export const deskOrderWords = defineWords({
  en: () => import("./order-words.en.ts"),
  fr: () => import("./order-words.fr.ts"),
});
