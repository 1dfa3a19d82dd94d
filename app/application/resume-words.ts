import { defineWords } from "../shell/define-words.ts";

export const applicationResumeWords = defineWords({
  en: () => import("./resume-words.en.ts"),
  fr: () => import("./resume-words.fr.ts"),
});
