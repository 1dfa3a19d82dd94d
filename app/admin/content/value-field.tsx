import type { ReactNode } from "react";
import { useEditing } from "./editor-context.ts";
import { Problems } from "./field-frame.tsx";
import { part, type Shape, shapeOf, shapes, type Typed } from "./typed.ts";
import { WordsField } from "./words-field.tsx";

const longestWords = 200;

const printed = (value: Typed) => (typeof value === "number" || typeof value === "string" ? String(value) : "");

/** What a fact says: one of four shapes; the fields of the others are hidden where styles can tell. */
export function ValueField({ path, value }: { path: string; value: Typed }) {
  const { words, nameAt } = useEditing();
  const own = words.editor;
  const shape = shapeOf(value);
  const line = (name: "number" | "from" | "to", text: Typed) => (
    <label className="value-part">
      {own.shapeFields[name]}
      <input className="control" name={`${path}.${name}`} inputMode="decimal" defaultValue={printed(text)} />
    </label>
  );
  const fields: Record<Shape, () => ReactNode> = {
    number: () => line("number", shape === "number" ? value : ""),
    range: () => (
      <>
        {line("from", part(value, "from"))}
        {line("to", part(value, "to"))}
      </>
    ),
    day: () => (
      <label className="value-part">
        {own.shapeFields.day}
        <input
          className="control"
          type="date"
          name={`${path}.day`}
          defaultValue={shape === "day" ? printed(value) : ""}
        />
      </label>
    ),
    words: () => (
      <WordsField
        path={path}
        value={shape === "words" ? value : undefined}
        most={longestWords}
        title={own.shapes.words}
      />
    ),
  };
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
      {shapes.map((each) => (
        <div key={each} data-shape={each}>
          {fields[each]()}
        </div>
      ))}
      {shape !== "words" && <Problems path={path} />}
      {["from", "to"].map((end) => (
        <Problems key={end} path={`${path}.${end}`} />
      ))}
    </fieldset>
  );
}
