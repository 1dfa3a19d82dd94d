import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { guideWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";

type NextDaysProps = {
  wanted: boolean;
  /** The next e-mail; null after the last e-mail. */
  next: { day: number; on: string; from: string } | null;
  isRequested: boolean;
};

/** The form's URL ends with this id, so that browsers without JavaScript scroll to the result. */
const anchor = "next-days";

export function NextDays({ wanted, next, isRequested }: NextDaysProps) {
  const { nextDays: say } = useWords(guideWords);
  const answer = useRef<HTMLDivElement>(null);
  // The button that was pressed disappears, so the focus moves to the result.
  useEffect(() => {
    if (isRequested && wanted) answer.current?.focus();
  }, [isRequested, wanted]);
  if (wanted)
    return isRequested && next ? (
      <div ref={answer} id={anchor} tabIndex={-1} className="guide-notice">
        <StatusLine tone="good" title={say.done} text={say.doneText(next.day, next.on, next.from)} />
      </div>
    ) : null;
  return (
    <PostForm action={`#${anchor}`} className="guide-aim guide-wanted" preventScrollReset>
      <h2>{say.title}</h2>
      <p>{say.text}</p>
      <Button type="submit" name="mails" value="wanted">
        {say.action}
      </Button>
    </PostForm>
  );
}
