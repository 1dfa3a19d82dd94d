import { expect, test } from "vitest";
import { boundsOf, drawCountry } from "./country-drawing.ts";

test("the grounds are as wide as their quarters are long, whatever the programme's length", () => {
  expect(boundsOf([4, 5, 4, 5])).toEqual([0, 284, 640, 924, 1280]);
  expect(boundsOf([3, 3, 3, 3])).toEqual([0, 320, 640, 960, 1280]);
  for (const lengths of [[4, 5, 4, 5], [3, 3, 3, 3], [1, 1, 1, 9], []])
    expect(JSON.stringify(drawCountry(lengths))).not.toMatch(/NaN|null|Infinity/);
});
