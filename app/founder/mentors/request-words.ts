import { defineWords } from "../../shell/define-words.ts";

export const mentorRequestWords = defineWords({
  en: () => import("./request-words.en.ts"),
  fr: () => import("./request-words.fr.ts"),
});
