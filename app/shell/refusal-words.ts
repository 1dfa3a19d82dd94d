import { defineWords } from "./define-words.ts";

/** Why somebody who is signed in is refused: read on the server, so that no page's script carries it. */
export const refusalWords = defineWords({
  en: () => import("./refusal-words.en.ts"),
  fr: () => import("./refusal-words.fr.ts"),
});
