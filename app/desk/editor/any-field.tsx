import type { Field, Group } from "../../../domain/content/field.ts";
import { Checkbox } from "../../../ui/field.tsx";
import { useEditing } from "./editor-context.ts";
import { FieldFrame, Problems } from "./field-frame.tsx";
import { ImageField } from "./image-field.tsx";
import { ListField } from "./list-field.tsx";
import { choiceAt, legendOf } from "./field-path.ts";
import { groupOf, part, type FormValues } from "./form-values.ts";
import { ValueField } from "./value-field.tsx";
import { WordsField } from "./words-field.tsx";
import { noChoice } from "../../../platform/language/no-choice.ts";

type AnyFieldProps = {
  path: string;
  field: Field;
  value: FormValues;
  title?: string;
};

const textOf = (value: FormValues) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

export function AnyField({ path, field, value, title }: AnyFieldProps) {
  const { words, nameAt, hintAt, problemsAt, offered, start } = useEditing();
  switch (field.as) {
    case "words":
      return (
        <WordsField
          path={path}
          value={value}
          most={field.most}
          required={field.empty === null}
          markdown={field.markdown}
          {...(title !== undefined && { title })}
        />
      );
    case "line":
      return (
        <FieldFrame path={path} required={field.empty === null}>
          {(wiring) => (
            <input
              className="control"
              name={path}
              type={field.type}
              defaultValue={textOf(value)}
              maxLength={field.most ?? undefined}
              {...wiring}
            />
          )}
        </FieldFrame>
      );
    case "number":
      return (
        <FieldFrame path={path} required={field.empty === null}>
          {(wiring) => (
            <input className="control" name={path} inputMode="decimal" defaultValue={textOf(value)} {...wiring} />
          )}
        </FieldFrame>
      );
    case "day":
    case "time":
      return (
        <FieldFrame path={path} required={field.empty === null}>
          {(wiring) => (
            <input
              className="control"
              name={path}
              type={field.as === "day" ? "date" : "time"}
              defaultValue={textOf(value)}
              {...wiring}
            />
          )}
        </FieldFrame>
      );
    case "flag":
      return (
        <div className="field">
          <Checkbox name={path} label={nameAt(path)} defaultChecked={value === true} />
          {hintAt(path) && <p className="field-hint">{hintAt(path)}</p>}
        </div>
      );
    case "choice":
      return (
        <Choose
          path={path}
          value={textOf(value)}
          required={field.empty === null}
          options={field.options.map((option) => ({
            id: String(option),
            name: choiceAt(words.choices, `${start}.${path}`, option) ?? String(option),
          }))}
        />
      );
    case "page":
      return <Choose path={path} value={textOf(value)} required={field.empty === null} options={offered.pages} />;
    case "logo":
      return <Choose path={path} value={textOf(value)} required={field.empty === null} options={offered.logos} />;
    case "event":
      return <Choose path={path} value={textOf(value)} required={field.empty === null} options={offered.events} />;
    case "startup":
      return <Choose path={path} value={textOf(value)} required={field.empty === null} options={offered.startups} />;
    case "figure": {
      const options = offered.facts.map(({ id, name, value: prints }) => ({ id, name: `${name} (${prints})` }));
      return (
        <div className="field">
          <Choose
            path={path}
            value={textOf(part(value, "fact"))}
            required={field.empty === null}
            none
            options={options}
          />
          <Checkbox
            name={`${path}.sign`}
            value="+"
            label={words.editor.sign}
            defaultChecked={part(value, "sign") === "+"}
          />
          <Checkbox
            name={`${path}.atLeast`}
            label={words.editor.atLeast}
            defaultChecked={part(value, "atLeast") === true}
          />
        </div>
      );
    }
    case "image":
      return <ImageField path={path} value={value} />;
    case "value":
      return <ValueField path={path} value={value} />;
    case "kept":
      // A generated value, such as an id, is submitted unchanged in a hidden field.
      return field.made === "fixed" ? null : <input type="hidden" name={path} value={textOf(value)} />;
    case "list":
      return <ListField path={path} field={field} value={value} Item={AnyField} />;
    case "group":
      return <GroupFields path={path} group={field} value={value} title={title ?? nameAt(path)} />;
    case "variants": {
      const group = groupOf(field, value);
      const type = textOf(part(value, "type"));
      const variant = words.editor.variants[type] ?? type;
      return (
        <>
          <input type="hidden" name={`${path}.type`} value={type} />
          {group && (
            <GroupFields
              path={path}
              group={group}
              value={value}
              title={title === undefined ? variant : words.editor.with(title, variant)}
            />
          )}
          {problemsAt(path).length > 0 && <Problems path={path} />}
        </>
      );
    }
  }
}

type GroupFieldsProps = { path: string; group: Group; value: FormValues; title: string };

function GroupFields({ path, group, value, title }: GroupFieldsProps) {
  return (
    <fieldset className="group-field">
      <legend className={legendOf(path)}>{title}</legend>
      <Problems path={path} />
      {group.parts.map(({ name, field }) => (
        <AnyField key={name} path={`${path}.${name}`} field={field} value={part(value, name)} />
      ))}
    </fieldset>
  );
}

type ChooseProps = {
  path: string;
  value: string;
  required: boolean;
  /** Whether "none" can be chosen. The default is true for an optional field. */
  none?: boolean;
  options: { id: string; name: string }[];
};

/** A field for choosing one option. A chosen option remains visible even when it is no longer offered. */
function Choose({ path, value, required, none = !required, options }: ChooseProps) {
  const { words } = useEditing();
  const known = value === "" || options.some(({ id }) => id === value);
  return (
    <FieldFrame path={path} required={required}>
      {(wiring) => (
        <select className="control" name={path} defaultValue={value || noChoice} {...wiring}>
          {(none || value === "") && <option value={noChoice}>{words.editor.none}</option>}
          {!known && <option value={value}>{value}</option>}
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
