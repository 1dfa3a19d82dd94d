import { expect, test } from "vitest";
import { defaultRubric, type GivenSteps, problemWith, scoreOf } from "./rubric.ts";

const given = (maturity: number | null, traction: number | null, growth: number | null, team: number | null) =>
  ({ maturity, traction, growth, team }) satisfies GivenSteps;

test("a score is the sum of the weights by their steps, and the weight of “can’t tell” is shared out", () => {
  expect(scoreOf(defaultRubric, given(1, 1, 1, 1))).toBe(0);
  expect(scoreOf(defaultRubric, given(4, 4, 4, 4))).toBeCloseTo(100);
  expect(scoreOf(defaultRubric, given(3, 3, 3, 2))).toBeCloseTo((20 * 2 + 30 * 2 + 25 * 2 + 25) / 3);
  expect(scoreOf(defaultRubric, given(null, 4, 4, 4))).toBeCloseTo(100);
  expect(scoreOf(defaultRubric, given(2, null, 3, 1))).toBeCloseTo(((20 + 50) / 3 / 70) * 100);
});

test("each criterion takes a step, and one may be left open", () => {
  expect(problemWith(defaultRubric, given(1, 2, 3, 4))).toBeUndefined();
  expect(problemWith(defaultRubric, given(null, 2, 3, 4))).toBeUndefined();
  expect(problemWith(defaultRubric, given(null, null, 3, 4))).toBe("unknown");
  expect(problemWith(defaultRubric, { maturity: 1, traction: 2, growth: 3 })).toBe("missing");
  for (const step of [0, 5, 2.5, Number.NaN]) expect(problemWith(defaultRubric, given(step, 2, 3, 4))).toBe("missing");
});

test("the house’s own weights add up to a hundred, each with four steps in both languages", () => {
  expect(defaultRubric.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  for (const { steps } of defaultRubric)
    for (const each of [steps.en, steps.fr]) expect(new Set(each.filter(Boolean)).size).toBe(4);
});
