import { expect, test } from "vitest";
import { namedSteps, scaleTo } from "./scale.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [43, [0, 20, 40, 60]],
  [1_000, [0, 500, 1_000]],
  [1_234, [0, 500, 1_000, 1_500]],
])("a chart up to %i has its lines at %j", (highest, lines) => expect(scaleTo(highest)).toEqual(lines));

test.each([
  [0, -30, [-30, -20, -10, 0, 10]],
  [20_000, -5_000, [-10_000, 0, 10_000, 20_000]],
  [400, -1, [-200, 0, 200, 400]],
])("a chart up to %i and down to %i has its lines at %j", (highest, lowest, lines) =>
  expect(scaleTo(highest, lowest)).toEqual(lines),
);

test("every height is covered by few lines", () => {
  for (let highest = 0; highest < 20_000; highest += 7) {
    const lines = scaleTo(highest);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(lines.length).toBeLessThanOrEqual(5);
  }
});

test.each([
  [7, 7, [0, 1, 2, 3, 4, 5, 6]],
  [30, 5, [5, 13, 21, 29]],
  [90, 5, [20, 43, 66, 89]],
  [12, 12, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
])("of %i steps at most %i are named", (count, most, steps) => {
  const named = namedSteps(count, most);
  expect(named).toEqual(steps);
  expect(named.length).toBeLessThanOrEqual(most);
  expect(named.at(-1)).toBe(count - 1);
});
