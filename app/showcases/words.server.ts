import type { Lang } from "../../platform/language/language.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

/** For what a loader says; the screen has its words from the page's language. */
export const wordsOf: Record<Lang, typeof en> = { en, fr };
