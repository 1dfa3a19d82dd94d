import { expect, test } from "vitest";
import { daysLater } from "../../platform/language/paris-day.ts";
import { periodBefore, periodNames, periodOf } from "./period.ts";

const at = (name: string | null, now: string) => periodOf(name, new Date(now));

test("a period ends today in Paris and has as many days as it says", () => {
  expect(at("7d", "2026-11-20T23:30:00Z")).toMatchObject({ from: "2026-11-15", until: "2026-11-21" });
  expect(at("7d", "2026-03-30T10:00:00Z").steps).toEqual([24, 25, 26, 27, 28, 29, 30].map((day) => `2026-03-${day}`));
  expect(at("90d", "2026-11-21T10:00:00Z").steps).toHaveLength(90);
});

test("twelve months are whole months but for the last", () => {
  const { from, until, steps } = at("12m", "2026-02-28T10:00:00Z");
  expect([from, until, steps.length, steps[0], steps.at(-1)]).toEqual([
    "2025-03-01",
    "2026-02-28",
    12,
    "2025-03",
    "2026-02",
  ]);
});

test("an address that asks for something else gets 30 days", () => {
  for (const asked of [null, "", "1000d", "constructor"]) expect(at(asked, "2026-11-21T10:00:00Z").name).toBe("30d");
  expect(new Set(periodNames.map((name) => at(name, "2026-11-21T10:00:00Z").name)).size).toBe(4);
});

test("the period before ends where a period of days begins, and has as many days", () => {
  for (const name of ["7d", "30d", "90d"]) {
    for (const now of ["2026-11-28T10:00:00Z", "2024-03-01T10:00:00Z", "2027-01-02T23:30:00Z"]) {
      const period = at(name, now);
      const before = periodBefore(period);
      expect(before.until).toBe(daysLater(period.from, -1));
      expect([before.name, before.steps.length]).toEqual([name, period.steps.length]);
    }
  }
});

test("the twelve months before end on the same day a year earlier", () => {
  expect(periodBefore(at("12m", "2026-11-28T10:00:00Z"))).toMatchObject({ from: "2024-12-01", until: "2025-11-28" });
  expect(periodBefore(at("12m", "2024-02-29T10:00:00Z"))).toMatchObject({ from: "2022-03-01", until: "2023-02-28" });
});
