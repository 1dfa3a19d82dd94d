import { defineWords } from "../shell/define-words.ts";

export const investorProfileWords = defineWords({
  en: () => import("./profile-words.en.ts"),
  fr: () => import("./profile-words.fr.ts"),
});
