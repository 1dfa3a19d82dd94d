import { Textarea } from "../../../ui/field.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import { typedFields } from "../kit/form-values.ts";
import { deskReviewsWords } from "./words.ts";

/** After declaring a conflict of interest, the reviewer can no longer open the application. */
export function ConflictForm({ refusal }: { refusal: Refusal | undefined }) {
  const { review: words, errors } = useWords(deskReviewsWords);
  const { isOpen, field } = typedFields("conflict", refusal, errors);
  return (
    <Collapsible title={words.conflict} open={isOpen}>
      <ActionForm intent="conflict" submit={words.declare} look="secondary">
        <p className="field-hint">{words.conflictText}</p>
        <Textarea {...field("reason")} label={words.reason} rows={2} maxLength={500} required />
      </ActionForm>
    </Collapsible>
  );
}
