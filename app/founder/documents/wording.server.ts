import type { Lang } from "../../../platform/language/language.ts";
import { founderProfileWords } from "../profile-words.ts";
import { readinessWords } from "../readiness/words.ts";
import type { Wording } from "./material.ts";
import { documentWords } from "./words.ts";

export const wordingIn = (lang: Lang): Wording => ({
  own: documentWords.in(lang),
  profile: founderProfileWords.in(lang),
  readiness: readinessWords.in(lang),
});
