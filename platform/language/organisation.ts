/** The organisation's name as written in the source texts: the default of its setting. */
const written = "The Lab";
const everywhere = /\bThe Lab\b/g;

let name = written;

/** The organisation's name in the current settings. */
export const organisation = () => name;

/** Sets the name: on the server when it reads content, in a browser when it renders a page. */
export function setOrganisation(set: string) {
  name = set;
}

/** The sentence with the organisation's configured name, `called`. */
export const named = (sentence: string, called = name) =>
  called === written ? sentence : sentence.replace(everywhere, () => called);

/** Placeholder that protects the name in values written by users, so that it is not replaced there. */
const kept = "\uE000";
const keep = (value: unknown) => (typeof value === "string" ? value.replace(everywhere, kept) : value);

/** Cache: each words object with its renamed copy. */
const renamed = new WeakMap<object, { name: string; words: unknown }>();

/** The source texts, including functions with values, with the organisation's configured name. */
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
