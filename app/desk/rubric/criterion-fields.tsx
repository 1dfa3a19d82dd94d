import { mostInName, mostInStep, steps } from "../../../domain/application/review/rubric.ts";
import { languages } from "../../../platform/language/language.ts";
import { Textarea, TextField } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { fieldsOf } from "./fields.ts";
import { deskRubricWords } from "./words.ts";

type CriterionFieldsProps = {
  slot: number;
  field: (name: string) => { name: string; defaultValue: string | undefined; error: string | undefined };
};

export function CriterionFields({ slot, field }: CriterionFieldsProps) {
  const words = useWords(deskRubricWords);
  const fields = fieldsOf(slot);
  return (
    <fieldset className="desk-panel rubric-criterion">
      <legend>{words.criterion(slot)}</legend>
      <input type="hidden" name={fields.id} value={field(fields.id).defaultValue ?? ""} />
      <TextField {...field(fields.weight)} label={words.weight} inputMode="numeric" maxLength={3} />
      <div className="rubric-languages">
        {languages.map((lang) => (
          <div key={lang} className="contact-form">
            <TextField {...field(fields.name(lang))} label={words.name[lang]} maxLength={mostInName} lang={lang} />
            {steps.map((step) => (
              <Textarea
                key={step}
                {...field(fields.step(lang, step))}
                label={words.step[lang](step)}
                rows={2}
                maxLength={mostInStep}
                lang={lang}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
