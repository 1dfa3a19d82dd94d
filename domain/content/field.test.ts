import { expect, test } from "vitest";
import * as z from "zod";
import { everySchema, fieldsOf } from "./field.server.ts";

test("zod keeps what a schema was made from in _zod.def", () => {
  const why = "field.server.ts reads the editor's fields out of zod's _zod.def, which has another form now";
  const { def } = z.object({ name: z.string().min(2).max(9).optional() })._zod;
  expect(def, why).toMatchObject({ type: "object" });
  expect(def.shape.name._zod.def, why).toMatchObject({ type: "optional" });
  const checks = def.shape.name._zod.def.innerType._zod.def.checks?.map(({ _zod: inside }) => inside.def);
  expect(checks, why).toMatchObject([
    { check: "min_length", minimum: 2 },
    { check: "max_length", maximum: 9 },
  ]);
  expect(z.literal("home")._zod.def, why).toMatchObject({ type: "literal", values: ["home"] });
  expect(z.union([z.literal(""), z.url()])._zod.def.options, why).toHaveLength(2);
});

test("every schema of the content is a group of fields with a name each", () => {
  for (const { kind, id } of everySchema()) {
    const names = fieldsOf(kind, id).parts.map(({ name }) => name);
    expect(names, `${kind} ${id}`).toContain("id");
    expect(new Set(names).size, `${kind} ${id}`).toBe(names.length);
  }
});
