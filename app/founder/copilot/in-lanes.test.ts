import { expect, test } from "vitest";
import { inLanes } from "./in-lanes.ts";

const at = (day: number, text = "October numbers") => ({ at: day, day: "4 Nov", text });
const placed = (...items: ReturnType<typeof at>[]) => inLanes(items, 60).map(({ lane, isAtEnd }) => [lane, isAtEnd]);

test("words that would meet stand in lines of their own, and those near the end before their tick", () => {
  expect(placed(at(3), at(22), at(40))).toEqual([
    [0, false],
    [0, false],
    [0, false],
  ]);
  expect(placed(at(3), at(4), at(5), at(22))).toEqual([
    [0, false],
    [1, false],
    [2, false],
    [0, false],
  ]);
  expect(placed(at(48), at(60))).toEqual([
    [0, true],
    [1, true],
  ]);
  expect(inLanes([], 60)).toEqual([]);
});
