import { expect, test } from "vitest";
import { berkus, scorecard, scorecardWeights, ventureCapital } from "./valuation.ts";

const euros = (amount: number) => amount * 100;

// Example from vcmethod.com, sheet "Berkus Method", with a sum of 1,050,000.
test("Berkus", () => {
  const given = { idea: 50, prototype: 70, team: 60, relations: 20, rollout: 10 };
  expect(berkus(euros(500_000), given)).toEqual({
    low: euros(800_000),
    value: euros(1_050_000),
    high: euros(1_300_000),
  });
  const all = { idea: 100, prototype: 100, team: 100, relations: 100, rollout: 100 };
  expect(berkus(euros(500_000), all)).toMatchObject({ value: euros(2_500_000), high: euros(2_500_000) });
});

// Example from vcmethod.com, sheet "Scorecard Method": the value is 1.225 times the average, 3,338,125.
test("Scorecard", () => {
  expect(Object.values(scorecardWeights)).toEqual([30, 25, 15, 10, 10, 5, 5]);
  const average = euros((2_100_000 + 1_800_000 + 3_000_000 + 4_000_000) / 4);
  expect(average).toBe(euros(2_725_000));
  const alike = { team: 100, opportunity: 100, product: 100, competition: 100, sales: 100, need: 100, other: 100 };
  expect(scorecard(average, alike).value).toBe(average);
  expect(scorecard(average, { ...alike, team: 150, opportunity: 125, product: 125, competition: 75 })).toEqual({
    low: euros(3_065_625),
    value: euros(3_338_125),
    high: euros(3_610_625),
  });
});

// Example from Gust, "Valuations 101: The Venture Capital Method": $42.5M ÷ 20 − $500,000.
test("the venture capital method", () => {
  const exit = { revenue: euros(20_000_000), multiple: [200, 225], wanted: 2_000, dilution: 0 } as const;
  const range = ventureCapital({ ...exit, amount: euros(500_000) });
  expect(range).toEqual({ low: euros(1_500_000), value: euros(1_625_000), high: euros(1_750_000) });
  const diluted = ventureCapital({ ...exit, dilution: 5_000, amount: euros(500_000) });
  expect(diluted.value).toBe(euros(562_500));
});

test("one assumption moves the terms that it is in, and only them", () => {
  const given = { idea: 50, prototype: 50, team: 50, relations: 50, rollout: 50 };
  const more = berkus(euros(500_000), { ...given, team: 60 }).value - berkus(euros(500_000), given).value;
  expect(more).toBe(euros(50_000));
});
