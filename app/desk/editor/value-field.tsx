import { useEditing } from "./editor-context.ts";
import { Problems } from "./field-frame.tsx";
import { part, shapeOf, shapes, type FormValues } from "./form-values.ts";
import { WordsField } from "./words-field.tsx";

const longestWords = 200;

const printed = (value: FormValues) => (typeof value === "number" || typeof value === "string" ? String(value) : "");

/** The form contains inputs for all four types of value; CSS hides the types not chosen. */
export function ValueField({ path, value }: { path: string; value: FormValues }) {
  const { words, nameAt } = useEditing();
  const own = words.editor;
  const shape = shapeOf(value);
  return (
    <fieldset className="field value-field">
      <legend className="field-label">{nameAt(path)}</legend>
      <div className="choices" role="group" aria-label={own.shape}>
        {shapes.map((each) => (
          <label key={each} className="checkbox">
            <input type="radio" name={`${path}.as`} value={each} defaultChecked={each === shape} />
            <span>{own.shapes[each]}</span>
          </label>
        ))}
      </div>
      <div data-shape="number">
        <Line name={`${path}.number`} label={own.shapeFields.number} value={shape === "number" ? value : ""} />
      </div>
      <div data-shape="range">
        <Line name={`${path}.from`} label={own.shapeFields.from} value={part(value, "from")} />
        <Line name={`${path}.to`} label={own.shapeFields.to} value={part(value, "to")} />
      </div>
      <div data-shape="day">
        <Line type="date" name={`${path}.day`} label={own.shapeFields.day} value={shape === "day" ? value : ""} />
      </div>
      <div data-shape="words">
        <WordsField
          path={path}
          value={shape === "words" ? value : undefined}
          most={longestWords}
          title={own.shapes.words}
        />
      </div>
      {shape !== "words" && <Problems path={path} number={shape === "number"} />}
      {["from", "to"].map((end) => (
        <Problems key={end} path={`${path}.${end}`} />
      ))}
    </fieldset>
  );
}

type LineProps = { name: string; label: string; value: FormValues; type?: "date" };

function Line({ name, label, value, type }: LineProps) {
  return (
    <label className="value-part">
      {label}
      <input
        className="control"
        name={name}
        type={type}
        inputMode={type ? undefined : "decimal"}
        defaultValue={printed(value)}
      />
    </label>
  );
}
