import { expect, test } from "vitest";
import * as z from "zod";
import { everySchema } from "../../e2e/peers/every-schema.ts";
import { fieldsOf } from "./field.server.ts";

const defOf = <Def>({ _zod: inside }: { _zod: { def: Def } }) => inside.def;

test("zod keeps what a schema was made from in _zod.def", () => {
  const why = "field.server.ts reads the editor's fields out of zod's _zod.def, which has another form now";
  const name = z.string().min(2).max(9);
  expect(defOf(z.object({ name })), why).toMatchObject({ type: "object", shape: { name } });
  expect(defOf(name.optional()), why).toMatchObject({ type: "optional", innerType: name });
  expect(defOf(name).checks?.map(defOf), why).toMatchObject([
    { check: "min_length", minimum: 2 },
    { check: "max_length", maximum: 9 },
  ]);
  expect(defOf(z.literal("home")), why).toMatchObject({ type: "literal", values: ["home"] });
  expect(defOf(z.union([z.literal(""), z.url()])), why).toMatchObject({ type: "union", options: [{}, {}] });
});

test("a line that is published empty is not marked as required", () => {
  const settings = new Map(fieldsOf("setting", "site").parts.map(({ name, field }) => [name, field]));
  expect(settings.get("siren")).toMatchObject({ as: "line", empty: "text" });
  expect(settings.get("organisation")).toMatchObject({ as: "line", empty: null });
});

test("every schema of the content is a group of fields with a name each", () => {
  for (const { kind, id } of everySchema()) {
    const names = fieldsOf(kind, id).parts.map(({ name }) => name);
    expect(names, `${kind} ${id}`).toContain("id");
    expect(new Set(names).size, `${kind} ${id}`).toBe(names.length);
  }
});
