import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { StatusLine } from "../../shell/form/status-line.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { deskWords } from "../words.ts";

type RefusalNoticeProps = { refusal: Refusal | undefined; problems?: Record<string, string> };

/** What nothing on the page has changed for: the same form can be sent again. */
const again = ["unreadable", "unavailable"];

/** Why nothing was changed; what is wrong with one field stands beside that field. */
export function RefusalNotice({ refusal, problems = {} }: RefusalNoticeProps) {
  const { title, unreadable, unavailable } = useWords(deskWords).problems;
  const notice = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const told = refusal?.status === "invalid" ? undefined : refusal;
  useEffect(() => {
    if (!told) return;
    // The form that was sent often stands a screen below.
    notice.current?.focus();
    // Something else was first: the page shows what, as it does without script.
    if (!again.includes(told.status)) void revalidate();
  }, [told, revalidate]);
  if (!told) return null;
  const message = { unavailable, ...problems }[told.status] ?? unreadable;
  return (
    <div ref={notice} tabIndex={-1}>
      <StatusLine tone="bad" title={title} text={message} />
    </div>
  );
}
