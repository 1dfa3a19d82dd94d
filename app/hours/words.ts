import { defineWords } from "../shell/define-words.ts";

export const hostHoursWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
