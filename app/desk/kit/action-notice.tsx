import type { ReactNode } from "react";
import { useActionData, useSearchParams } from "react-router";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { aboutKey, doneAnchor, doneKey } from "../../shell/done-in-address.ts";
import { deskWords } from "../words.ts";

type ActionNoticeProps = {
  /** The actions that change something here. */
  of: readonly (keyof ReturnType<typeof useDone>)[];
  /** What is said of those that say whom they concern. */
  titles?: Partial<ReturnType<typeof useDone>>;
  /** What of several it was done to, where the page shows several. */
  to?: string;
  /** What one goes on with. */
  children?: ReactNode;
};

/** What was just done, said where it changed something: the address after an action says which, with and without script. */
export function ActionNotice({ of, titles, to, children }: ActionNoticeProps) {
  const [asked] = useSearchParams();
  const words = useDone();
  const { next } = useWords(deskWords);
  const refused = useActionData() !== undefined;
  const done = of.find((each) => each === asked.get(doneKey));
  if (!done || refused || (to !== undefined && to !== asked.get(aboutKey))) return null;
  return (
    <div id={doneAnchor} className="desk-done">
      <StatusLine tone="good" title={titles?.[done] ?? words[done]} text={next[done] ?? ""} />
      {children}
    </div>
  );
}

const useDone = () => useWords(deskWords).done;
