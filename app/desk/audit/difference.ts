/** A value before and after a change; undefined when the value was absent or null. */
export type Change = { path: string; before: string | undefined; after: string | undefined };

const deepest = 6;
const longest = 300;

function written(value: unknown) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function valuesOf(value: unknown, path: string, depth: number, into: Map<string, string>) {
  if (value === undefined || value === null) return into;
  const entries = isRecord(value) ? Object.entries(value) : [];
  if (isRecord(value) && entries.length === 0 && path === "") return into;
  if (entries.length === 0 || depth === deepest) return into.set(path, written(value));
  for (const [name, inner] of entries) valuesOf(inner, path ? `${path}.${name}` : name, depth + 1, into);
  return into;
}

export function differenceOf(before: unknown, after: unknown): Change[] {
  const was = valuesOf(before, "", 0, new Map<string, string>());
  const is = valuesOf(after, "", 0, new Map<string, string>());
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }))
    .filter((change) => change.before !== change.after);
}
