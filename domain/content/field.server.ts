import type * as z from "zod";
import type { Kind } from "./content.ts";
import type { Empty, Field, Group } from "./field.ts";
import { kinds } from "./kinds.server.ts";
import { fact } from "./kinds/fact.server.ts";
import { day, factRef, imageRef, text, time, widgets } from "./kinds/text.server.ts";
import { bound, checksOf, defOf, lineType, longest, type Schema } from "./field-checks.server.ts";

type Def = z.core.$ZodTypes["_zod"]["def"];

/** Needs the id, because each page has its own schema, while other kinds have one schema each. */
export function fieldsOf(kind: Kind, recordId: string): Group {
  const schema: Schema = kinds[kind].schema;
  const def = defOf(schema);
  const own = def.type === "union" ? def.options.find((option) => idOf(option) === recordId) : schema;
  if (!own) throw new Error(`${kind} ${recordId} has no schema`);
  const field = fieldOf(own, null);
  if (field.as !== "group") throw new Error(`${kind} is no group of fields`);
  return field;
}

/** Returns the fixed record id in a single record's schema, or an empty string for a shared schema. */
export function idOf(schema: Schema): string {
  const def = defOf(schema);
  const literal = def.type === "object" ? def.shape["id"] : undefined;
  const own = literal && defOf(literal);
  return own?.type === "literal" ? String(own.values[0]) : "";
}

function fieldOf(schema: Schema, empty: Empty): Field {
  const widget = widgets.get(schema as z.ZodType)?.as;
  if (widget === "markdown") return { as: "words", markdown: true, most: longest(schema), empty };
  if (widget === "version") return { as: "kept", made: "version" };
  if (widget) return { as: widget, empty };
  if (schema === text) return { as: "words", markdown: false, most: longest(schema), empty };
  if (schema === factRef) return { as: "figure", empty };
  if (schema === imageRef) return { as: "image", empty };
  if (schema === day) return { as: "day", empty };
  if (schema === time) return { as: "time", empty };
  if (schema === fact.shape.value) return { as: "value" };
  return fieldOfDef(defOf(schema), schema, empty);
}

function fieldOfDef(def: Def, schema: Schema, empty: Empty): Field {
  switch (def.type) {
    case "optional":
      return fieldOf(def.innerType, "left out");
    case "nullable":
      return fieldOf(def.innerType, "null");
    case "default":
      return fieldOf(def.innerType, "text");
    case "object":
      return {
        as: "group",
        parts: Object.entries(def.shape).map(([name, part]) => ({
          name,
          field: name === "id" ? { as: "kept", made: "id" } : fieldOf(part, null),
        })),
      };
    case "array": {
      const [least, most] = [bound(schema, "min"), bound(schema, "max")];
      return { as: "list", item: fieldOf(def.element, null), least: least ?? 0, most };
    }
    case "boolean":
      return { as: "flag" };
    case "number":
      return { as: "number", whole: checksOf(schema).some((each) => each["check"] === "number_format"), empty };
    case "enum":
      return { as: "choice", options: Object.values(def.entries), empty };
    case "literal":
      return { as: "kept", made: "fixed", value: String(def.values[0]) };
    case "string":
      return { as: "line", type: lineType(schema), most: bound(schema, "max"), empty: empty ?? blankOf(schema) };
    case "union":
      return fieldOfUnion(def.options, empty);
    default:
      throw new Error(`The editor has no field for ${def.type}`);
  }
}

/** Returns "text" if the schema accepts an empty text, otherwise null. */
const blankOf = (schema: Schema): Empty => ((schema as z.ZodType).safeParse("").success ? "text" : null);

function fieldOfUnion(options: readonly Schema[], empty: Empty): Field {
  const defs = options.map(defOf);
  if (defs.every((def) => def.type === "literal"))
    return {
      as: "choice",
      options: defs.flatMap((def) => (def.type === "literal" ? (def.values as (string | number)[]) : [])),
      empty,
    };
  // A union of an empty text and another schema means that the field may be empty.
  const [blank, other] = [defs.findIndex(isEmptyText), options.find((_, index) => !isEmptyText(defs[index]))];
  if (blank >= 0 && other && options.length === 2) return fieldOf(other, "text");
  const variants = options.map((option) => {
    const def = defOf(option);
    const type = def.type === "object" ? def.shape["type"] : undefined;
    const own = type && defOf(type);
    const group = fieldOf(option, null);
    if (own?.type !== "literal" || group.as !== "group")
      throw new Error("The editor tells variants apart by their type");
    return { type: String(own.values[0]), group };
  });
  return { as: "variants", variants };
}

const isEmptyText = (def: Def | undefined) => def?.type === "literal" && def.values[0] === "";
