import { createContext, useContext } from "react";
import type { Lang } from "../../platform/language/language.ts";
import type { Words } from "../words.ts";

type Language = { lang: Lang; wordsOf: <Name extends keyof Words>(part: Name) => Words[Name] };

export const LanguageContext = createContext<Language | null>(null);

export function useLanguage() {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("useLanguage outside the document");
  return { lang: language.lang, words: language.wordsOf("site") };
}

/** The words that a feature brings with its pages. */
export function useWords<Name extends keyof Words>(part: Name): Words[Name] {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("useWords outside the document");
  return language.wordsOf(part);
}
