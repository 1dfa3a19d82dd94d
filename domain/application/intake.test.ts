import { describe, expect, test } from "vitest";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import {
  closesAt,
  hasBegun,
  intakeAfter,
  type IntakeRule,
  intakeNamed,
  intakesToBegin,
  nextIntakes,
} from "./intake.ts";

const rule: IntakeRule = { due: 15, interviews: { from: 1, to: 15 }, start: 1 };
const days = (now: string, with_: IntakeRule = rule) =>
  nextIntakes(new Date(now), with_, 3).map(({ lastDay, interviewsFrom, interviewsTo, startsOn }) =>
    [lastDay, interviewsFrom, interviewsTo, startsOn].join(" "),
  );

test.each([
  ["2026-12", "2026-12-15T22:59:59Z", "2026-12-15", "2027-01", "2026-12-16"],
  ["2026-12", "2026-12-15T23:00:00Z", "2027-01-15", "2027-01", null],
  ["2026-12", "2027-06-20T12:00:00Z", "2027-07-15", "2027-07", null],
  ["2026-12", "2026-12-01T12:00:00Z", "2027-02-15", "2027-02", null],
  ["2026-12", "2026-12-01T12:00:00Z", undefined, "2027-01", "2026-12-16"],
  // 2026-12 is full, so the form is already open for 2027-01.
  ["2027-01", "2026-12-01T12:00:00Z", "2027-01-15", "2027-02", "2027-01-16"],
  ["2027-12", "2026-12-01T12:00:00Z", undefined, "2028-01", "2027-12-16"],
])("after one of %s, at %s, while the form is for %s, comes %s", (id, now, lastDay, next, opensOn) =>
  expect(intakeAfter(id, new Date(now), rule, lastDay ? { lastDay } : undefined)).toMatchObject({ id: next, opensOn }),
);

test("an intake is to begin until its first day in Paris, open for applications or not", () => {
  const ids = (now: string) => intakesToBegin(new Date(now), rule).map(({ id }) => id);
  expect(ids("2027-01-20T12:00:00Z").slice(0, 3)).toEqual(["2026-12", "2027-01", "2027-02"]);
  expect(ids("2027-01-31T22:59:59Z")[0]).toBe("2026-12");
  expect(ids("2027-01-31T23:00:00Z")[0]).toBe("2027-01");
  expect(ids("2027-01-20T12:00:00Z").at(-1)).toBe(nextIntakes(new Date("2027-01-20T12:00:00Z"), rule, 12)[11]?.id);
  expect(hasBegun(intakeNamed("2026-12", rule), new Date("2027-01-31T22:59:59Z"))).toBe(false);
  expect(hasBegun(intakeNamed("2026-12", rule), new Date("2027-01-31T23:00:00Z"))).toBe(true);
});

describe("the next intakes", () => {
  test("are due the 15th, interviewed the month after, started the month after that", () => {
    expect(days("2026-11-21T12:00:00Z")).toEqual([
      "2026-12-15 2027-01-01 2027-01-15 2027-02-01",
      "2027-01-15 2027-02-01 2027-02-15 2027-03-01",
      "2027-02-15 2027-03-01 2027-03-15 2027-04-01",
    ]);
  });

  test.each([
    ["the last second of the 15th, in winter", "2026-12-15T22:59:59.999Z", "2026-12"],
    ["midnight after it", "2026-12-15T23:00:00Z", "2027-01"],
    ["the last second of the 15th, in summer", "2026-07-15T21:59:59.999Z", "2026-07"],
    ["midnight after it, in summer", "2026-07-15T22:00:00Z", "2026-08"],
    ["the 15th in UTC that is the 16th in Paris", "2026-07-15T22:30:00Z", "2026-08"],
    ["the last day of a month that is the next one in Paris", "2026-06-30T22:30:00Z", "2026-07"],
    ["the end of a year", "2026-12-31T23:30:00Z", "2027-01"],
  ])("at %s", (_, now, id) => {
    expect(nextIntakes(new Date(now), rule, 1)[0]?.id).toBe(id);
  });

  test("a deadline on a day that a month lacks falls on its last", () => {
    const late: IntakeRule = { due: 31, interviews: { from: 1, to: 30 }, start: 29 };
    expect(days("2027-02-28T22:59:00Z", late)).toEqual([
      "2027-02-28 2027-03-01 2027-03-30 2027-04-29",
      "2027-03-31 2027-04-01 2027-04-30 2027-05-29",
      "2027-04-30 2027-05-01 2027-05-30 2027-06-29",
    ]);
    expect(days("2028-02-28T23:30:00Z", late)[0]).toMatch(/^2028-02-29 /);
    expect(days("2026-12-01T00:00:00Z", { ...late, due: 15 })[0]).toBe("2026-12-15 2027-01-01 2027-01-30 2027-02-28");
  });

  test("each is found again by its id", () => {
    for (const intake of nextIntakes(new Date("2027-10-20T00:00:00Z"), rule, 40))
      expect(intakeNamed(intake.id, rule)).toEqual(intake);
  });
});

describe("a deadline", () => {
  test("ends with its day in Paris, also on the days when the clocks change", () => {
    const end = (lastDay: string) => closesAt({ ...intakeNamed("2027-01", rule), lastDay }).toISOString();
    expect(end("2026-12-15")).toBe("2026-12-15T23:00:00.000Z");
    expect(end("2026-07-15")).toBe("2026-07-15T22:00:00.000Z");
    expect(end("2027-03-28")).toBe("2027-03-28T22:00:00.000Z");
    expect(end("2027-03-27")).toBe("2027-03-27T23:00:00.000Z");
    expect(end("2027-10-31")).toBe("2027-10-31T23:00:00.000Z");
    expect(end("2027-10-30")).toBe("2027-10-30T22:00:00.000Z");
    expect(end("2028-02-29")).toBe("2028-02-29T23:00:00.000Z");
  });

  test("for four years no instant lies between two intakes or in both", () => {
    for (let day = "2026-01-01"; day < "2030-01-01"; day = daysLater(day, 1)) {
      const start = startOfParisDay(day);
      expect(parisDay(start)).toBe(day);
      expect(parisDay(new Date(start.getTime() - 1))).toBe(daysLater(day, -1));
      const [next] = nextIntakes(start, rule, 1);
      if (!next) throw new Error("No intake");
      expect(closesAt(next) > start && next.lastDay >= day && next.lastDay < daysLater(day, 32)).toBe(true);
    }
  });
});
