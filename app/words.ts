import type { Lang } from "../platform/language/language.ts";
import type { Words } from "./words.en.ts";

const loaders: Record<Lang, () => Promise<{ words: Words }>> = {
  en: () => import("./words.en.ts"),
  fr: () => import("./words.fr.ts"),
};
const loaded = new Map<Lang, Words>();

/** Fetches the words of one language; a page ships the language it is in. */
export async function loadWords(lang: Lang) {
  const { words } = await loaders[lang]();
  loaded.set(lang, words);
}

const loading = new Map<Lang, Promise<void>>();

/** The words of a language; a component that asks too early waits for them. */
export function wordsOf(lang: Lang): Words {
  const words = loaded.get(lang);
  if (words) return words;
  const promise = loading.get(lang) ?? loadWords(lang);
  loading.set(lang, promise);
  throw promise;
}
