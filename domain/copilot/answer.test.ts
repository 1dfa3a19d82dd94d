import { expect, test } from "vitest";
import { keptParts, partsOf, textOf } from "./answer.ts";

const part = (text: string) => ({ text, sum: [], sources: [], reading: [], offered: [], nextStep: null });

test("a kept answer has the parts that it was given, and one that failed before a word has none", () => {
  const parts = [part("one\n\nstill one"), part("two")];
  expect(partsOf(textOf(parts), keptParts(parts))).toEqual(parts);
  expect(partsOf("without parts", [])).toEqual([part("without parts")]);
  expect(partsOf("", [])).toEqual([]);
});
