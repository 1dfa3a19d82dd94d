import { defineWords } from "../../shell/define-words.ts";

export const deskCopilotWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
