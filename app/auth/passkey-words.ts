import { defineWords } from "../shell/define-words.ts";

export const authPasskeyWords = defineWords({
  en: () => import("./passkey-words.en.ts"),
  fr: () => import("./passkey-words.fr.ts"),
});
