import { expect, test } from "vitest";
import { readValue } from "./chart-reading.tsx";

const print = (value: number) => `€${value}`;

test.each([
  ["the first step has no change", 0, { value: "€700" }],
  ["a rise has its sign", 1, { value: "€950", change: "+€250" }],
  ["a fall has a minus sign", 2, { value: "€-50", change: "−€1000" }],
  ["no change is said too", 3, { value: "€-50", change: "±€0" }],
])("%s", (_, step, read) => expect(readValue([700, 950, -50, -50], step, { print })).toEqual(read));

test("a chart may say its changes in its own words", () =>
  expect(readValue([4, 4.5], 1, { print, printChange: (by) => `${by} more` })).toEqual({
    value: "€4.5",
    change: "0.5 more",
  }));
