import { defineWords } from "../shell/define-words.ts";

export const calendarFeedWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
