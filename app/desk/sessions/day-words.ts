import { defineWords } from "../../shell/define-words.ts";

export const deskDayWords = defineWords({
  en: () => import("./day-words.en.ts"),
  fr: () => import("./day-words.fr.ts"),
});
