import { defineWords } from "../../shell/define-words.ts";

export const deskFilesWords = defineWords({
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
});
