import { describe, expect, test } from "vitest";
import { parisDay } from "../../platform/language/paris-day.ts";
import { dayAfter, isCivil, nextMail, untilCivil } from "./schedule.ts";

describe("thirty days after one another", () => {
  test.each(["2027-03-10", "2027-10-10", "2026-12-15", "2028-02-10"])("from %s on", (first) => {
    const days = [first];
    while (days.length < 30) days.push(dayAfter(days.at(-1) ?? ""));
    expect(new Set(days).size).toBe(30);
    expect((Date.parse(days[29] ?? "") - Date.parse(first)) / 86_400_000).toBe(29);
  });

  test.each([
    ["2027-03-27", "2027-03-28"],
    ["2027-03-28", "2027-03-29"],
    ["2027-10-30", "2027-10-31"],
    ["2027-10-31", "2027-11-01"],
    ["2028-02-28", "2028-02-29"],
    ["2026-12-31", "2027-01-01"],
  ])("after %s comes %s", (day, next) => expect(dayAfter(day)).toBe(next));
});

describe("a civil hour is one of Paris", () => {
  test.each([
    // Mails are sent from 8:00 to 20:00 in Paris; the clocks change on 2027-03-28 and 2027-10-31.
    ["2027-03-27T06:59:59Z", false],
    ["2027-03-27T07:00:00Z", true],
    ["2027-03-28T05:59:59Z", false],
    ["2027-03-28T06:00:00Z", true],
    ["2027-10-30T06:00:00Z", true],
    ["2027-10-31T06:59:59Z", false],
    ["2027-10-31T07:00:00Z", true],
    ["2027-10-31T18:59:59Z", true],
    ["2027-10-31T19:00:00Z", false],
    ["2027-07-01T17:59:59Z", true],
    ["2027-07-01T18:00:00Z", false],
    ["2027-07-01T23:30:00Z", false],
  ])("%s: %s", (instant, civil) => expect(isCivil(new Date(instant))).toBe(civil));
});

test("until the first civil hour, over a change of the clocks too", () => {
  const hours = (instant: string) => untilCivil(new Date(instant)) / 3_600_000;
  expect(hours("2027-07-01T10:00:00Z")).toBe(0);
  expect(hours("2027-07-01T18:00:00Z")).toBe(12);
  expect(hours("2027-07-01T23:59:59Z")).toBeCloseTo(6, 3);
  expect(hours("2027-03-27T22:00:00Z")).toBe(8);
  expect(hours("2027-10-30T22:00:00Z")).toBe(9);
});

describe("the next mail", () => {
  const at = (instant: string, nextOn: string, nextDay = 7) => nextMail({ nextDay, nextOn }, new Date(instant));

  test("leaves on its day, later today when it is due, tomorrow when the evening has come", () => {
    expect(at("2027-03-27T10:00:00Z", "2027-03-28")).toEqual({ day: 7, on: "2027-03-28" });
    expect(at("2027-03-28T04:00:00Z", "2027-03-28")).toEqual({ day: 7, on: "2027-03-28" });
    expect(at("2027-04-02T10:00:00Z", "2027-03-28")).toEqual({ day: 7, on: "2027-04-02" });
    expect(at("2027-04-02T18:00:00Z", "2027-03-28")).toEqual({ day: 7, on: "2027-04-03" });
  });

  test("after the thirtieth there is none", () => expect(at("2027-03-27T10:00:00Z", "2027-03-28", 31)).toBeNull());
});

test("of two instants an hour apart over midnight, each has its day", () => {
  expect(["2027-03-28T21:59:59Z", "2027-03-28T22:00:00Z"].map((at) => parisDay(new Date(at)))).toEqual([
    "2027-03-28",
    "2027-03-29",
  ]);
});
