import { expect, test } from "vitest";
import { drawBars, drawTicks, multipleAt, stopsOf } from "./bars.ts";

const growth = { low: 3, central: 4, high: 5, duration: 18, phaseEnds: [3, 9, 18], kept: 100 };

test("a month has its bar, in the segments of the plan, and month 9 reaches the horizon", () => {
  const { segments, water } = drawBars(growth);
  expect(segments.map((bars) => bars.length)).toEqual([3, 6, 9]);
  expect(segments.at(-1)?.at(-1)).toEqual({ x: "100%", y: "0%" });
  expect([segments[1]?.at(-1), water]).toEqual([{ x: "50%", y: "50%" }, 0.5]);
  expect([3, 9, 18].map((month) => Number(multipleAt(month, 4, 18).toFixed(1)))).toEqual([1.3, 2, 4]);
});

test("with a duration of 12 months there are 12 bars, 13 ticks, and stops no later than the end", () => {
  const shorter = { ...growth, duration: 12 };
  expect(stopsOf(shorter)).toEqual([0, 3, 9, 12]);
  expect(drawBars(shorter).segments.flat()).toHaveLength(12);
  expect(drawTicks(shorter).join("").match(/v/g)).toHaveLength(13);
  expect(stopsOf({ ...growth, duration: 8 })).toEqual([0, 3, 8]);
});

test("another multiple moves the horizon and leaves the last bar as high as the drawing", () => {
  const { segments, water } = drawBars({ ...growth, central: 9 });
  expect(segments.at(-1)?.at(-1)?.y).toBe("0%");
  expect(water).toBeCloseTo(1 / 3);
});
