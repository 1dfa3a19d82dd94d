import { defineWords } from "../../shell/define-words.ts";

export const talkWords = defineWords({
  en: () => import("./talk-words.en.ts"),
  fr: () => import("./talk-words.fr.ts"),
});
