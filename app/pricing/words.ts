import { defineWords } from "../shell/define-words.ts";

export const pricingWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
