import { type AnswerReason, longestLine } from "../../../domain/pitch-session/pitch-answer.ts";
import { noChoiceAmong } from "../../../platform/language/no-choice.ts";
import { Select, Textarea } from "../../../ui/field.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { closeWords } from "./close-words.ts";

type Props = { reasons: readonly AnswerReason[]; refusal: Refusal | undefined };

export function AnswerFields({ reasons, refusal }: Props) {
  const words = useWords(closeWords);
  const error = (name: string) => words.errors[refusal?.errors[name] ?? ""];
  return (
    <>
      <Select
        name="reason"
        label={words.reason}
        none={words.choose}
        noneValue={noChoiceAmong([...reasons])}
        options={reasons.map((id) => ({ id, label: words.reasons[id] }))}
        defaultValue={refusal?.values["reason"] ?? ""}
        error={error("reason")}
        required
      />
      <Textarea
        name="line"
        label={words.line}
        hint={words.lineHint}
        rows={2}
        maxLength={longestLine}
        defaultValue={refusal?.values["line"] ?? ""}
        error={error("line")}
      />
    </>
  );
}
