import type { Problem } from "../../../domain/content/editing.ts";
import type { Words } from "../../words.ts";

/** What is said beside a field that cannot be saved. */
export function problemWords({ refused }: Words["admin-content"], { code, limit, about }: Problem) {
  const words = refused[code];
  if (typeof words === "string") return words;
  return limit === undefined
    ? (words as (about: string) => string)(about ?? "")
    : (words as (limit: number) => string)(limit);
}
