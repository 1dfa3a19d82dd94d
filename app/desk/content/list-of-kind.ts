import { pathOf } from "../../paths.ts";
import type { words } from "./words.en.ts";

export function listOfKind(kind: string, { kinds, list }: Pick<typeof words, "kinds" | "list">) {
  const name = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined;
  return name === undefined
    ? { to: pathOf("admin-content"), words: list.back }
    : { to: pathOf("admin-records", { kind }), words: name };
}
