import type { ReactNode, RefObject } from "react";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskContentWords } from "./words.ts";

type NotSavedProps = {
  ref: RefObject<HTMLDivElement | null>;
  overtaken: boolean | undefined;
  count: number;
  children?: ReactNode;
};

export function NotSaved({ ref, overtaken, count, children }: NotSavedProps) {
  const { refused } = useWords(deskContentWords);
  if (count === 0 && !overtaken) return null;
  return (
    <div ref={ref} tabIndex={-1} className="record-notice">
      <StatusLine tone="bad" title={`${refused.title}.`} text={overtaken ? refused.overtaken : refused.text(count)} />
      {children}
    </div>
  );
}
