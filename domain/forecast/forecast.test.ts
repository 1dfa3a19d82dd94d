import { expect, test } from "vitest";
import { type Assumptions, forecast } from "./forecast.ts";

const given: Assumptions = {
  ...{ start: "2026-12-01", cash: 52_000, revenue: 12_300, growth: [700, 350, 175], variable: 1_000, running: 22_800 },
  ...{ rise: 300, hires: [{ month: 4, cost: 4_500 }], raised: 300_000, raisedIn: 3 },
};

test("each month follows from the one before, and each year from its months", () => {
  const { months, years } = forecast(given);
  expect(months).toHaveLength(36);
  expect(months[0]).toEqual({
    ...{ month: "2026-12-01", revenue: 13_161, variable: 1_316, running: 22_800, hires: 0 },
    ...{ result: -10_955, raised: 0, cash: 41_045 },
  });
  expect(months[3]).toMatchObject({ month: "2027-03-01", hires: 4_500, raised: 0 });
  expect(months[12]).toMatchObject({ month: "2027-12-01", running: 23_484 });
  expect(months[24]?.running).toBe(24_189);
  for (const [index, each] of months.entries()) {
    const before = months[index - 1]?.cash ?? given.cash;
    expect(each.cash).toBe(before + each.revenue - each.variable - each.running - each.hires + each.raised);
    for (const sum of [each.revenue, each.variable, each.running, each.cash]) expect(Number.isInteger(sum)).toBe(true);
  }
  expect(years.map(({ cash }) => cash)).toEqual([11, 23, 35].map((month) => months[month]?.cash));
  expect(years.reduce((sum, { result }) => sum + result, 0)).toBe(months.reduce((sum, { result }) => sum + result, 0));
});

test("nothing grows out of nothing", () => {
  const { months } = forecast({ ...given, revenue: 0, running: 0, hires: [], raised: 0 });
  expect(months.at(-1)).toMatchObject({ revenue: 0, cash: 52_000 });
});
