import { defineWords } from "./define-words.ts";

/**
 * The reasons why a signed-in person's request is refused. Imported only on the server, to keep these texts out of the
 * browser's scripts.
 */
export const refusalWords = defineWords({
  en: () => import("./refusal-words.en.ts"),
  fr: () => import("./refusal-words.fr.ts"),
});
