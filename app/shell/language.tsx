import { createContext, useContext } from "react";
import type { Lang } from "../../platform/language/language.ts";

export const LanguageContext = createContext<Lang | null>(null);

export function useLanguage() {
  const lang = useContext(LanguageContext);
  if (!lang) throw new Error("useLanguage outside the document");
  return { lang };
}

export function useWords<T>(words: { in(lang: Lang): T }): T {
  return words.in(useLanguage().lang);
}
