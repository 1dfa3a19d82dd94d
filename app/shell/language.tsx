import { createContext, useContext } from "react";
import type { Lang } from "../../platform/language/language.ts";
import type { Words } from "../words.en.ts";

export const LanguageContext = createContext<{ lang: Lang; words: Words } | null>(null);

export function useLanguage() {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("useLanguage outside the document");
  return language;
}
