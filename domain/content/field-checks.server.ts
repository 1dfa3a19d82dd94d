import type * as z from "zod";

export type Schema = z.core.$ZodType;

export const defOf = (schema: Schema) => {
  const { _zod: inside } = schema as z.core.$ZodTypes;
  return inside.def;
};

export const longest = (schema: Schema) => {
  const def = defOf(schema);
  const english = def.type === "object" ? def.shape["en"] : undefined;
  return (english && bound(english, "max")) ?? 5_000;
};

export const checksOf = (schema: Schema): Record<string, unknown>[] => {
  const def = defOf(schema);
  return [def, ...(def.checks ?? []).map(({ _zod: inside }) => inside.def)].map((each) => ({ ...each }));
};

export function bound(schema: Schema, which: "min" | "max") {
  for (const { check, length, minimum, maximum } of checksOf(schema)) {
    const value = check === "length_equals" ? length : check === `${which}_length` ? (minimum ?? maximum) : null;
    if (typeof value === "number") return value;
  }
  return null;
}

export function lineType(schema: Schema) {
  const format = checksOf(schema).find((each) => each["format"] === "email" || each["format"] === "url")?.["format"];
  return format === "email" || format === "url" ? format : "text";
}
