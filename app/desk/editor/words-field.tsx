import { useId } from "react";
import { languages } from "../../../platform/language/language.ts";
import { Area, Required } from "../../../ui/field.tsx";
import { useEditing } from "./editor-context.ts";
import { Problems } from "./field-frame.tsx";
import { part, type FormValues } from "./form-values.ts";

const charactersInLine = 46;
const placeholder = /\{([^{}]*)\}/g;

const textOf = (value: FormValues) => (typeof value === "string" ? value : "");

type WordsFieldProps = {
  path: string;
  value: FormValues;
  most: number;
  required?: boolean;
  markdown?: boolean;
  title?: string;
};

export function WordsField({ path, value, most, required = false, markdown = false, title }: WordsFieldProps) {
  const { words, nameAt, hintAt, problemsAt, offered } = useEditing();
  const id = useId();
  const hint = hintAt(path);
  const quoted = new Set(
    languages.flatMap((lang) => [...textOf(part(value, lang)).matchAll(placeholder)].map(([, name = ""]) => name)),
  );
  const prints = offered.facts.filter((fact) => quoted.has(fact.id));
  return (
    <div className="field words-field" role="group" aria-labelledby={`${id}name`}>
      <p className="field-label" id={`${id}name`}>
        {title ?? nameAt(path)}
        {required && <Required />}
      </p>
      {hint && <p className="field-hint">{hint}</p>}
      <div className="words-pair">
        {languages.map((lang) => {
          const text = textOf(part(value, lang));
          const place = `${path}.${lang}`;
          const wrong = problemsAt(place).length > 0;
          return (
            <div key={lang}>
              <label htmlFor={`${id}${lang}`}>
                <span className="sr-only">{words.editor.with(title ?? nameAt(path), "")}</span>
                {words.editor.languages[lang]}
              </label>
              <Area
                className="control"
                id={`${id}${lang}`}
                name={place}
                lang={lang}
                defaultValue={text}
                rows={markdown ? 16 : Math.min(12, Math.max(1, Math.ceil(text.length / charactersInLine)))}
                maxLength={most}
                aria-invalid={wrong || undefined}
                aria-required={required || undefined}
                aria-describedby={wrong ? `${id}${lang}error` : undefined}
              />
              <Problems path={place} id={`${id}${lang}error`} />
            </div>
          );
        })}
      </div>
      {part(value, "literal") === true && <input type="hidden" name={`${path}.literal`} value="true" />}
      {prints.length > 0 && (
        <p className="field-hint">{prints.map((fact) => words.editor.prints(fact.id, fact.value)).join(" · ")}</p>
      )}
      <Problems path={path} />
    </div>
  );
}
