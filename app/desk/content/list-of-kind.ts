import { pathOf } from "../../paths.ts";
import type { words } from "./words.en.ts";

/** Where the records of a kind are listed; all content, where there is no such kind. */
export function listOfKind(kind: string, { kinds, list }: Pick<typeof words, "kinds" | "list">) {
  const name = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined;
  return name === undefined
    ? { to: pathOf("admin-content"), words: list.back }
    : { to: pathOf("admin-records", { kind }), words: name };
}
