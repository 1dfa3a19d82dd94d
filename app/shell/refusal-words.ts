import { defineWords } from "./define-words.ts";

/** Why a signed-in person is refused; read on the server only, to keep the words out of the page's script. */
export const refusalWords = defineWords({
  en: () => import("./refusal-words.en.ts"),
  fr: () => import("./refusal-words.fr.ts"),
});
