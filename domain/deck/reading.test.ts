import { expect, test } from "vitest";
import { isRead, median, readingOf } from "./reading.ts";

test("a median lies between the middle two", () => {
  expect([median([7]), median([9, 1]), median([5, 1, 3]), median([8, 2, 4, 6])]).toEqual([7, 5, 3, 5]);
});

test("a deck is read from thirty seconds over three pages, or half of a shorter one", () => {
  expect(isRead([10, 10, 10, null, null, null])).toBe(true);
  expect(isRead([10, 10, 9.9, null, null, null])).toBe(false);
  expect(isRead([300, 20, null, null, null, null])).toBe(false);
  expect(isRead([15, 15, null])).toBe(true);
  expect(isRead([40])).toBe(true);
  expect(isRead([])).toBe(false);
});

test("what readers have in common: the middle of each page, the longest, and where they stop", () => {
  const readers = [
    [10, 30, 5, 2],
    [20, 50, null, null],
    [12, 40, null, null],
  ];
  expect(readingOf(readers, 4)).toEqual({
    readers: 3,
    median: 52,
    byPage: [12, 40, 5, 2],
    longestPage: 2,
    stop: { page: 2, readers: 2 },
  });
  expect(readingOf([], 2)).toEqual({ readers: 0, median: 0, byPage: [null, null], longestPage: null, stop: null });
});
