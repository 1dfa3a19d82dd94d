import type { Lang } from "../../../platform/language/language.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

/** For titles and for the file. */
export const wordsIn: Record<Lang, typeof en> = { en, fr };
