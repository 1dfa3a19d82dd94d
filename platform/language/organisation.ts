/** The organisation's name as words of ours hold it: the first value of its setting. */
const written = "The Lab";
const everywhere = /\bThe Lab\b/g;

let name = written;

/** What the organisation is called, as the settings say now. */
export const organisation = () => name;

/** Has words read what the settings say from here on: the server when it reads content, a browser when it draws a page. */
export function setOrganisation(set: string) {
  name = set;
}

/** A sentence of ours with the organisation's name as its settings have it; `called` is that name. */
export const named = (sentence: string, called = name) =>
  called === written ? sentence : sentence.replace(everywhere, () => called);

/** Stands in for the name where somebody else wrote it, so that it stays as they did. */
const kept = "\uE000";
const keep = (value: unknown) => (typeof value === "string" ? value.replace(everywhere, kept) : value);

/** Of each words, what they became for the name of the time. */
const renamed = new WeakMap<object, { name: string; words: unknown }>();

/** Words of ours, sentences with values in them too, with the organisation's name as its settings have it. */
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
