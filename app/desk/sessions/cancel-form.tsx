import { Textarea } from "../../../ui/field.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { typedFields } from "../kit/form-values.ts";
import { deskSessionWords } from "./session-words.ts";

type Props = Record<"guests" | "startups" | "open", number> & { shown: string; refusal: Refusal | undefined };

/** `open` is the number of applications without a place and without an answer. */
export function CancelForm({ guests, startups, open, shown, refusal }: Props) {
  const words = useWords(deskSessionWords);
  const { isOpen, field } = typedFields("cancel", refusal, words.errors);
  return (
    <details className="desk-panel" open={isOpen}>
      <summary>{words.cancel}</summary>
      <p>{words.cancelText(guests, startups, open)}</p>
      <ActionForm intent="cancel" submit={words.cancel} look="secondary">
        <input type="hidden" name="shown" value={shown} />
        <Textarea {...field("reason")} label={words.reason} hint={words.reasonHint} rows={2} maxLength={300} />
      </ActionForm>
    </details>
  );
}
