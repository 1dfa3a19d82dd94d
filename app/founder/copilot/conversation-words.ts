import { defineWords } from "../../shell/define-words.ts";

export const conversationWords = defineWords({
  en: () => import("./conversation-words.en.ts"),
  fr: () => import("./conversation-words.fr.ts"),
});
