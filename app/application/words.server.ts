import type { Lang } from "../../platform/language/language.ts";
import { words as fileEn } from "./file-words.en.ts";
import { words as fileFr } from "./file-words.fr.ts";
import { words as resumeEn } from "./resume-words.en.ts";
import { words as resumeFr } from "./resume-words.fr.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

/** For the titles that a loader gives its page. */
export const wordsIn: Record<Lang, typeof en & typeof fileEn & { resume: typeof resumeEn }> = {
  en: { ...en, ...fileEn, resume: resumeEn },
  fr: { ...fr, ...fileFr, resume: resumeFr },
};
