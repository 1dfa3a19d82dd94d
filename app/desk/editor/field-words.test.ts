import { expect, test } from "vitest";
import { fieldsOf } from "../../../domain/content/field.server.ts";
import { everySchema } from "../../../e2e/peers/every-schema.ts";
import type { Field } from "../../../domain/content/field.ts";
import * as en from "./field-words.en.ts";
import * as fr from "./field-words.fr.ts";
import { choiceAt, wordsAt } from "./field-path.ts";
import { words as deskEn } from "../content/words.en.ts";
import { words as deskFr } from "../content/words.fr.ts";

type Place = { place: string; field: Field };

function places(field: Field, place: string): Place[] {
  if (field.as === "kept") return [];
  const own = { place, field };
  if (field.as === "group")
    return [own, ...field.parts.flatMap(({ name, field: inner }) => places(inner, `${place}.${name}`))];
  if (field.as === "list") return [own, ...places(field.item, place)];
  if (field.as === "variants") return field.variants.flatMap(({ group }) => places(group, place));
  return [own];
}

const everyPlace = everySchema().flatMap(({ kind, id }) => {
  const start = id || kind;
  return places(fieldsOf(kind, id), start).filter(({ place }) => place !== start);
});

test.each([
  ["English", en],
  ["French", fr],
])("every field has a name and every choice has words (%s)", (_, words) => {
  expect(everyPlace.length).toBeGreaterThan(500);
  expect(everyPlace.filter(({ place }) => !wordsAt(words.fields, place)).map(({ place }) => place)).toEqual([]);
  const unnamed = everyPlace.flatMap(({ place, field }) =>
    field.as === "choice" ? field.options.filter((option) => !choiceAt(words.choices, place, option)) : [],
  );
  expect(unnamed).toEqual([]);
});

test("no name is left over", () => {
  const used = new Set(
    everyPlace.map(({ place }) => {
      const steps = place.split(".");
      return steps.map((_, from) => steps.slice(from).join(".")).find((end) => end in en.fields);
    }),
  );
  expect(Object.keys(en.fields).filter((name) => !used.has(name))).toEqual([]);
  expect(Object.keys(en.hints).filter((name) => !(name in en.fields))).toEqual([]);
  expect(Object.keys(fr.hints)).toEqual(Object.keys(en.hints));
});

test("every page and every kind has a name", () => {
  for (const { kinds, pages } of [deskEn, deskFr])
    for (const { kind, id } of everySchema()) {
      expect(kinds, kind).toHaveProperty(kind);
      if (kind === "page") expect(pages, id).toHaveProperty(id);
    }
});
