import { de, to } from "./elision.ts";

/** The organisation's name as written in the source texts, which is used unless another name is configured. */
const written = "The Lab";
const everywhere = /\bThe Lab\b/g;

let name = written;

export const organisation = () => name;

export function setOrganisation(set: string) {
  name = set;
}

/** The French prepositions that join the article of a name. */
const joins: Record<string, (noun: string) => string> = { de, à: to };
const inSentence = /(?:(?<!\p{L})(de|à) )?\bThe Lab\b/gu;

export const named = (sentence: string, called = name) =>
  called === written
    ? sentence
    : sentence.replace(inSentence, (_, preposition?: string) => joins[preposition ?? ""]?.(called) ?? called);

/** Stands for "The Lab" in users' texts, so that only the interface texts get the configured name. */
const kept = "\uE000";
const keep = (value: unknown) => (typeof value === "string" ? value.replace(everywhere, kept) : value);

const renamed = new WeakMap<object, { name: string; words: unknown }>();

/**
 * Returns a copy of the interface texts with the organisation's configured name, also in texts that functions compute.
 */
export function namedWords<T>(words: T): T {
  if (name === written) return words;
  const known = renamed.get(words as object);
  if (known?.name === name) return known.words as T;
  const made = renameIn(words) as T;
  renamed.set(words as object, { name, words: made });
  return made;
}

function renameIn(words: unknown): unknown {
  if (typeof words === "string") return named(words).replaceAll(kept, written);
  if (Array.isArray(words)) return words.map(renameIn);
  if (typeof words === "function")
    return (...values: unknown[]) => renameIn((words as (...values: unknown[]) => unknown)(...values.map(keep)));
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, renameIn(each)]));
}
