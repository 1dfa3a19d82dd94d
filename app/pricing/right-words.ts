import { defineWords } from "../shell/define-words.ts";

/** The names of the rights that are offered, as the pricing page and the cockpit print them. */
export const rightWords = defineWords({
  en: () => import("./right-words.en.ts"),
  fr: () => import("./right-words.fr.ts"),
});
