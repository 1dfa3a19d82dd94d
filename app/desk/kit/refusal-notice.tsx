import { StatusLine } from "../../shell/form/status-line.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { deskWords } from "../words.ts";

type RefusalNoticeProps = { refusal: Refusal | undefined; problems?: Record<string, string> };

/** Why nothing was changed; what is wrong with one field stands beside that field. */
export function RefusalNotice({ refusal, problems = {} }: RefusalNoticeProps) {
  const { title, unreadable, unavailable } = useWords(deskWords).problems;
  if (!refusal || refusal.status === "invalid") return null;
  const message = { unavailable, ...problems }[refusal.status] ?? unreadable;
  return <StatusLine tone="bad" title={title} text={message} />;
}
