import { expect, test } from "vitest";
import { leavesAt } from "./hold.ts";

const now = new Date("2026-12-01T09:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("an answer leaves after the hold, earlier where it would break the promise, and soon once that is broken", () => {
  expect(leavesAt(now, 15, null)).toEqual(after(15));
  expect(leavesAt(now, 15, after(200))).toEqual(after(15));
  expect(leavesAt(now, 15, after(7))).toEqual(after(7));
  expect(leavesAt(now, 15, after(-600))).toEqual(after(2));
  expect(leavesAt(now, 1, after(-600))).toEqual(after(1));
  expect(leavesAt(now, 0, after(-600))).toEqual(now);
});

test("no answer leaves before it is given, after its hold, or later than a promise that could be kept", () => {
  for (const hold of [0, 1, 15, 120])
    for (let left = -150; left < 150; left += 1) {
      const leaves = leavesAt(now, hold, after(left));
      expect(leaves >= now && leaves <= after(hold)).toBe(true);
      if (left > 0) expect(leaves <= after(left)).toBe(true);
    }
});
