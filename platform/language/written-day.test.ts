import { expect, test } from "vitest";
import { dayAtStart, dayInCell, orderOf } from "./written-day.ts";

const said = (cell: string, order: "day-first" | "month-first" = "day-first") => {
  const found = dayInCell(cell, order);
  return found && [found.year, found.month, found.day].filter((each) => each !== null).join("-");
};

test.each([
  ["2026-10", "2026-10"],
  ["2026/9", "2026-9"],
  ["10/2026", "2026-10"],
  ["10/26", "2026-10"],
  ["202610", "2026-10"],
  ["20261031", "2026-10-31"],
  ["2026-10-31 00:00:00", "2026-10-31"],
  ["2026-10-31T00:00:00.000Z", "2026-10-31"],
  ["31/10/2026 00:00", "2026-10-31"],
  ["01/10/26", "2026-10-1"],
  ["31.10.2026", "2026-10-31"],
  ["10/31/2026 12:00 AM", "2026-10-31"],
  ["oct-26", "2026-10"],
  ["Oct. 2026", "2026-10"],
  ["octobre 2026", "2026-10"],
  ["31 octobre 2026", "2026-10-31"],
  ["1er août 2026", "2026-8-1"],
  ["aout-26", "2026-8"],
  ["févr.-26", "2026-2"],
  ["De\u0301cembre 2025", "2025-12"],
  ["Sept 26", "2026-9"],
  ["October 31, 2026", "2026-10-31"],
  ["Friday, October 30th 2026", "2026-10-30"],
  ["May-26", "2026-5"],
  ["juil. 2026", "2026-7"],
  ["46296", "2026-10-1"],
  ["octobre", null],
  ["2026", null],
  ["Total", null],
  ["octobre 2026 (estimé)", null],
])("%j is %s", (cell, day) => expect(said(cell)).toBe(day));

test("a day in numbers follows the order of its table", () => {
  expect([
    said("10/1/2026"),
    said("10/1/2026", "month-first"),
    said("10/31/2026"),
    said("31/1/26", "month-first"),
  ]).toEqual(["2026-1-10", "2026-10-1", "2026-10-31", "2026-1-31"]);
  expect(orderOf(["10/1/2026", "9/1/2026"])).toBeNull();
  expect(orderOf(["10/1/2026", "9/30/2026"])).toBe("month-first");
  expect(orderOf(["30/09/26", "01/10/26"])).toBe("day-first");
  expect(orderOf(["10/10/2026", "2026-10", "oct-26", "Total"])).toBe("day-first");
});

test("what follows a day stays", () => {
  expect(dayAtStart("1er avril 2027 : ouverture", "day-first")).toEqual({
    year: 2027,
    month: 4,
    day: 1,
    rest: " : ouverture",
  });
  expect(dayAtStart("Ouverture le 1er avril", "day-first")).toBeNull();
});
