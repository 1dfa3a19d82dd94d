import type { Field } from "../../../domain/content/field.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { useLanguage } from "../../shell/language.tsx";
import { AnyField } from "./any-field.tsx";
import { useEditing } from "./editor-context.ts";
import { type FormValues, groupOf, items, part } from "./form-values.ts";

type RecordSectionProps = {
  path: string;
  field: Field;
  value: FormValues;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

export function RecordSection({ path, field, value, isOpen, onToggle }: RecordSectionProps) {
  const { lang } = useLanguage();
  const { nameAt } = useEditing();
  return (
    <details className="record-section" open={isOpen} onToggle={({ currentTarget: { open } }) => onToggle(open)}>
      <summary>
        <span className="font-semibold">{nameAt(path)}</span>{" "}
        <span className="section-words">{firstWords(field, value, lang)}</span>
      </summary>
      <AnyField path={path} field={field} value={value} />
    </details>
  );
}

/** Returns the text of the section's first text field that is not empty, shown while the section is collapsed. */
function firstWords(field: Field, value: FormValues, lang: Lang): string {
  const first = (parts: readonly [Field, FormValues][]) =>
    parts.map(([each, inner]) => firstWords(each, inner, lang)).find(Boolean) ?? "";
  switch (field.as) {
    case "words":
      return String(part(value, lang) ?? "");
    case "group":
      return first(field.parts.map(({ name, field: each }) => [each, part(value, name)]));
    case "list":
      return first(items(value).map((each) => [field.item, each]));
    case "variants": {
      const group = groupOf(field, value);
      return group ? firstWords(group, value, lang) : "";
    }
    default:
      return "";
  }
}
