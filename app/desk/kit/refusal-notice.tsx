import { RefusalLine } from "../../shell/form/failure-line.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { deskWords } from "../words.ts";

type RefusalNoticeProps = { refusal: Refusal | undefined; problems?: Record<string, string> };

/** Explains why a form changed nothing. Errors and edit conflicts of single fields are shown in the form itself. */
export function RefusalNotice({ refusal, problems = {} }: RefusalNoticeProps) {
  const { title, unreadable, unavailable, invalid } = useWords(deskWords).problems;
  const shown = refusal?.status === "invalid" ? undefined : refusal;
  if (refusal && !shown)
    return (
      // Only browsers without JavaScript need this message. With JavaScript, the first invalid field gets the focus.
      <noscript>
        <StatusLine tone="bad" title={title} text={invalid} />
      </noscript>
    );
  if (!shown || shown.overtaken) return null;
  const message = { unavailable, ...problems }[shown.status] ?? unreadable;
  return <RefusalLine title={title} text={message} />;
}
