import type { Lang } from "../../platform/language/language.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

/** For the titles that a loader gives its page, and for files. */
export const wordsIn: Record<Lang, typeof en> = { en, fr };
