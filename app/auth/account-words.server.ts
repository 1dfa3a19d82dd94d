import type { Lang } from "../../platform/language/language.ts";
import { words as en } from "./account-words.en.ts";
import { words as fr } from "./account-words.fr.ts";

/** For the title that a loader gives its page. */
export const accountWordsIn: Record<Lang, typeof en> = { en, fr };
