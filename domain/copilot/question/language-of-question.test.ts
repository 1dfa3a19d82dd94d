import { expect, test } from "vitest";
import { languageOf } from "../../../platform/language/language-of.ts";
import { evaluation } from "../../../e2e/adviser/questions.ts";

test("tells the language of a question where it is clear, and never the wrong one of a kept question", () => {
  const clear = evaluation.map(({ lang, asks }) => ({ asks, lang, told: languageOf(asks) }));
  expect(clear.filter(({ lang, told }) => told !== null && told !== lang)).toEqual([]);
  expect(clear.filter(({ told }) => told !== null).length / clear.length).toBeGreaterThan(0.8);
  expect(["burn ?", "mrr + cac", "runway", "300k"].map(languageOf)).toEqual([null, null, null, null]);
  expect(["what’s my runway", "c’est quoi mon burn rate", "trésorerie"].map(languageOf)).toEqual(["en", "fr", "fr"]);
});
