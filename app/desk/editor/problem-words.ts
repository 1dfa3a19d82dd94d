import type { Problem } from "../../../domain/content/editing.ts";
import type { words as own } from "../content/words.en.ts";

export function problemWords({ refused }: typeof own, { code, limit, about }: Problem) {
  const words = refused[code];
  if (typeof words === "string") return words;
  return limit === undefined
    ? (words as (about: string) => string)(about ?? "")
    : (words as (limit: number) => string)(limit);
}
