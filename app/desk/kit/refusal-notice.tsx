import { useEffect, useRef } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { StatusLine } from "../../shell/form/status-line.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { deskWords } from "../words.ts";

type RefusalNoticeProps = { refusal: Refusal | undefined; problems?: Record<string, string> };

/** Why nothing was changed; what is wrong with one field stands beside that field. */
export function RefusalNotice({ refusal, problems = {} }: RefusalNoticeProps) {
  const { title, unreadable, unavailable, invalid } = useWords(deskWords).problems;
  const notice = useRef<HTMLDivElement>(null);
  const shown = refusal?.status === "invalid" ? undefined : refusal;
  // The form that was sent often stands a screen below.
  useEffect(() => {
    if (shown) notice.current?.focus();
  }, [shown]);
  if (refusal && !shown)
    return (
      // With script the focus goes to the field.
      <noscript>
        <StatusLine tone="bad" title={title} text={invalid} />
      </noscript>
    );
  if (!shown) return null;
  const message = { unavailable, ...problems }[shown.status] ?? unreadable;
  return (
    <div ref={notice} tabIndex={-1}>
      <StatusLine tone="bad" title={title} text={message} />
    </div>
  );
}

/** Where somebody else was first, the page shows what they did, as it does without script. */
export const alsoWhenOvertaken = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;
