import { createContext, useContext } from "react";
import type { Problem } from "../../../domain/content/editing.ts";
import { useWords } from "../../shell/language.tsx";
import type { Offered } from "../content/editor.server.ts";
import { wordsAt } from "./field-path.ts";
import { deskContentWords } from "../content/words.ts";

type Editing = {
  /** The prefix of a field's path in the label lookup: the record's kind or the page's name. */
  start: string;
  problems: readonly Problem[];
  offered: Offered;
  /** The path of the list that the last button changed, so that the page scrolls to this list. */
  at: string | null;
};

export const EditorContext = createContext<Editing | null>(null);

export function useEditing() {
  const editing = useContext(EditorContext);
  const words = useWords(deskContentWords);
  if (!editing) throw new Error("useEditing outside an editor");
  const { start, problems } = editing;
  return {
    ...editing,
    words,
    nameAt: (path: string) => wordsAt(words.fields, `${start}.${path}`) ?? path,
    hintAt: (path: string) => hintAt(words, `${start}.${path}`),
    problemsAt: (path: string) => problems.filter((each) => each.path === path),
    hasProblemsIn: (path: string) => problems.some((each) => each.path === path || each.path.startsWith(`${path}.`)),
  };
}

/** Returns the hint stored under the longest ending of the path that has a label. */
function hintAt({ fields, hints }: ReturnType<typeof deskContentWords.in>, place: string) {
  const steps = place.split(".").filter((step) => !/^\d+$/.test(step));
  const name = steps.map((_, from) => steps.slice(from).join(".")).find((end) => end in fields);
  return name === undefined ? undefined : (hints as Partial<Record<string, string>>)[name];
}
