import { type Lang, languages } from "../../platform/language/language.ts";
import { namedWords } from "../../platform/language/organisation.ts";

type Source<T> = () => Promise<{ words: T }>;

/** The texts of one source folder in both languages. A browser loads only the page's language. */
export type Words<T> = {
  load(lang: Lang): Promise<void>;
  /** Returns the loaded texts. Before the texts are loaded, throws the loading promise, so that React suspends. */
  in(lang: Lang): T;
};

const all: Words<unknown>[] = [];

export function defineWords<T>(sources: { en: Source<T>; fr: Source<T> }): Words<T> {
  const loaded = new Map<Lang, T>();
  const loading = new Map<Lang, Promise<void>>();
  function load(lang: Lang) {
    const promise = loading.get(lang) ?? sources[lang]().then(({ words }) => void loaded.set(lang, words));
    loading.set(lang, promise);
    return promise;
  }
  const words: Words<T> = {
    load,
    in(lang) {
      const found = loaded.get(lang);
      if (found === undefined) throw load(lang);
      return namedWords(found);
    },
  };
  all.push(words);
  return words;
}

/** Loads all texts in English and French, because the server answers in either language. */
export async function loadAllWords() {
  await Promise.all(all.flatMap((words) => languages.map((lang) => words.load(lang))));
}
