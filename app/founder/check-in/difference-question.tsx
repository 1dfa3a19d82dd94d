import { keptField } from "../../../domain/edit-conflict/edit-conflict.ts";
import { monthFrom, mostOfDifference } from "../../../domain/kpi/check-in.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { optionalNumbers, requiredNumbers, tellNumber } from "./fields.ts";
import { checkInWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

const sentAlong = ["month", "unexplained", ...requiredNumbers, ...optionalNumbers];

type Props = { month: string; shown: string; refusal: Refusal };

/** Asks for the cause of a change in cash that the typed numbers do not explain. */
export function DifferenceQuestion({ month, shown, refusal: { values } }: Props) {
  const words = useWords(checkInWords);
  const format = formats[useLanguage().lang];
  const chosen = Object.keys(values).filter((name) => name.startsWith(keptField("")));
  return (
    <PostForm
      action={pathOf("founder-check-in", { month: month.slice(0, 7) })}
      className="check-in-question panel"
      displayed={{ shown, tell: tellNumber(words.labels, format) }}
    >
      <h2>{words.question.title}</h2>
      <p>{words.question.text(Number(values["unexplained"]), monthFrom(month, -1))}</p>
      {[...sentAlong, ...chosen].map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
      ))}
      <Textarea
        name="difference"
        label={words.question.label}
        hint={words.question.hint}
        rows={3}
        defaultValue={values["difference"]}
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
