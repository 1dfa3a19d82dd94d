import { type ReactNode, type RefObject, useState } from "react";
import { data } from "react-router";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskContentWords } from "./words.ts";

/** No answer came: whether it was saved, nobody can say. Each time another. */
type Lost = { lost: string };

/** What comes back of a send. */
export type Answer<Heard> = Heard | Lost | undefined;

/** Where no answer comes, what was typed stays in its fields. */
export async function orLost<Heard>(serverAction: () => Promise<Heard>) {
  try {
    return await serverAction();
  } catch (error) {
    // Answers are thrown too.
    if (!(error instanceof Error)) throw error;
    // With this status nothing is loaded anew: that would fail as well, and take the page with it.
    return data<Lost>({ lost: crypto.randomUUID() }, { status: 503 });
  }
}

/** The last answer that was heard, which a lost one leaves as it is. */
export function useHeard<Heard extends object>(answer: Answer<Heard>) {
  const lost = answer && "lost" in answer ? answer.lost : undefined;
  const heard = answer && "lost" in answer ? undefined : answer;
  const [returned, take] = useState(heard);
  if (!lost && returned !== heard) take(heard);
  return { lost, returned };
}

type NotSavedProps = {
  ref: RefObject<HTMLDivElement | null>;
  lost: string | undefined;
  overtaken: boolean | undefined;
  /** How many fields were refused. */
  count: number;
  children?: ReactNode;
};

/** Why what was sent is not saved; nothing where it is. */
export function NotSaved({ ref, lost, overtaken, count, children }: NotSavedProps) {
  const { refused } = useWords(deskContentWords);
  if (count === 0 && !overtaken && !lost) return null;
  return (
    <div ref={ref} tabIndex={-1} className="record-notice">
      <StatusLine
        tone="bad"
        title={`${refused.title}.`}
        text={lost ? refused.lost : overtaken ? refused.overtaken : refused.text(count)}
      />
      {children}
    </div>
  );
}
