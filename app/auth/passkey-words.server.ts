import type { Lang } from "../../platform/language/language.ts";
import { words as en } from "./passkey-words.en.ts";
import { words as fr } from "./passkey-words.fr.ts";

/** For the title that a loader gives its page. */
export const passkeyWordsIn: Record<Lang, typeof en> = { en, fr };
