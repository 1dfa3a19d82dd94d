import type { ReactNode } from "react";
import { useActionData, useSearchParams } from "react-router";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { aboutKey, doneAnchor, doneKey } from "../../shell/done-in-address.ts";
import { deskWords } from "../words.ts";

type ActionNoticeProps = {
  /** The actions whose success notice this component shows. */
  of: readonly (keyof ReturnType<typeof useDone>)[];
  /** Titles that replace an action's default title, for notices that contain a person's name. */
  titles?: Partial<ReturnType<typeof useDone>>;
  /** The id of the record next to which the notice stands. */
  to?: string;
  children?: ReactNode;
};

/** The success notice for the action named in the URL, shown next to the record that the action changed. */
export function ActionNotice({ of, titles, to, children }: ActionNoticeProps) {
  const [search] = useSearchParams();
  const words = useDone();
  const { next } = useWords(deskWords);
  const refused = useActionData() !== undefined;
  const done = of.find((each) => each === search.get(doneKey));
  if (!done || refused || (to !== undefined && to !== search.get(aboutKey))) return null;
  return (
    <div id={doneAnchor} className="desk-done">
      <StatusLine tone="good" title={titles?.[done] ?? words[done]} text={next[done] ?? ""} />
      {children}
    </div>
  );
}

const useDone = () => useWords(deskWords).done;
