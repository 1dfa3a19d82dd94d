import { defineWords } from "../shell/define-words.ts";

export const feeWords = defineWords({
  en: () => import("./fee-words.en.ts"),
  fr: () => import("./fee-words.fr.ts"),
});
