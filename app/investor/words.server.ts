import type { Lang } from "../../platform/language/language.ts";
import { words as profileEn } from "./profile-words.en.ts";
import { words as profileFr } from "./profile-words.fr.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

/** For the titles that the loaders give their pages. */
export const titlesIn: Record<Lang, { dashboard: string; profile: string }> = {
  en: { dashboard: en.title, profile: profileEn.metadata },
  fr: { dashboard: fr.title, profile: profileFr.metadata },
};
