import { defineWords } from "../shell/define-words.ts";

export const panelWords = defineWords({
  en: () => import("./panel-words.en.ts"),
  fr: () => import("./panel-words.fr.ts"),
});
