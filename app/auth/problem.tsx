import type { ReactNode } from "react";
import { WarningIcon } from "../../ui/icons.tsx";
import { useWords } from "../shell/language.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { inFocus } from "../shell/form/in-focus.ts";
import { formWords } from "../shell/form/words.ts";
import { authWords } from "./words.ts";

type ProblemProps = {
  refusal: Refusal | undefined;
  own?: Record<string, ReactNode>;
};

/** The reason why a form was refused. Errors in single fields appear next to those fields instead. */
export function Problem({ refusal, own = {} }: ProblemProps) {
  const words = useWords(authWords);
  const { changed } = useWords(formWords);
  if (!refusal || refusal.status === "invalid") return null;
  const { status, minutes } = refusal;
  const texts = {
    crowded: words.crowded,
    failed: words.failed,
    limited: words.limited(minutes),
    changed: `${changed.title}. ${changed.text}`,
    ...own,
  };
  return (
    <div className="status-line status-bad" role="alert" {...inFocus}>
      <WarningIcon />
      <p>{texts[status as keyof typeof texts] ?? texts.failed}</p>
    </div>
  );
}
