import { useEffect, useRef } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { StatusLine } from "../../shell/form/status-line.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { deskWords } from "../words.ts";

type RefusalNoticeProps = { refusal: Refusal | undefined; problems?: Record<string, string> };

/** Why the form changed nothing; errors of single fields are shown at the fields. */
export function RefusalNotice({ refusal, problems = {} }: RefusalNoticeProps) {
  const { title, unreadable, unavailable, invalid } = useWords(deskWords).problems;
  const notice = useRef<HTMLDivElement>(null);
  const shown = refusal?.status === "invalid" ? undefined : refusal;
  // The form is often a screen below the notice, so the focus moves up to it.
  useEffect(() => {
    if (shown) notice.current?.focus();
  }, [shown]);
  if (refusal && !shown)
    return (
      // With script the focus goes to the first wrong field instead.
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

/** Loads the page again after a conflict (409), so that it shows what the other person did. */
export const alsoWhenOvertaken = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;
