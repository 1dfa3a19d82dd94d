import { monthFrom, mostOfDifference } from "../../../domain/kpi/check-in.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { optionalNumbers, requiredNumbers } from "./fields.ts";
import { checkInWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

const sentAlong = ["month", ...requiredNumbers, ...optionalNumbers];

/** Asks for the cause of a change in cash that the typed numbers do not explain. */
export function DifferenceQuestion({ month, refusal: { values } }: { month: string; refusal: Refusal }) {
  const words = useWords(checkInWords);
  return (
    <PostForm action={pathOf("founder-check-in", { month: month.slice(0, 7) })} className="check-in-question panel">
      <h2>{words.question.title}</h2>
      <p>{words.question.text(Number(values["unexplained"]), monthFrom(month, -1))}</p>
      {sentAlong.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
      ))}
      <Textarea
        name="difference"
        label={words.question.label}
        hint={words.question.hint}
        rows={3}
        maxLength={mostOfDifference}
      />
      <div className="form-buttons">
        <Button type="submit">{words.question.save}</Button>
        <Button type="submit" look="quiet" name="intent" value="edit">
          {words.question.edit}
        </Button>
      </div>
    </PostForm>
  );
}
