import { defineWords } from "../shell/define-words.ts";

export const followInvitationWords = defineWords({
  en: () => import("./follow-words.en.ts"),
  fr: () => import("./follow-words.fr.ts"),
});
