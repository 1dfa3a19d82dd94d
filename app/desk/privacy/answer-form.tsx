import { Textarea, TextField } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { typedFields } from "../kit/form-values.ts";
import { deskPrivacyWords } from "./words.ts";

type AnswerProps = { refusal: Refusal | undefined; receivedOn: string; today: string };

export function AnswerForm({ refusal, receivedOn, today }: AnswerProps) {
  const { answerForm, errors } = useWords(deskPrivacyWords);
  const { field, value } = typedFields("answer", refusal, errors);
  return (
    <section className="desk-panel">
      <h2>{answerForm.title}</h2>
      <ActionForm intent="answer" submit={answerForm.submit}>
        <p className="field-hint">{answerForm.text}</p>
        <TextField
          {...field("answered_on")}
          defaultValue={value("answered_on") ?? today}
          type="date"
          min={receivedOn}
          max={today}
          label={answerForm.answeredOn}
          required
        />
        <Textarea
          {...field("answer")}
          label={answerForm.answer}
          hint={answerForm.answerHint}
          rows={3}
          maxLength={2_000}
          required
        />
      </ActionForm>
    </section>
  );
}
