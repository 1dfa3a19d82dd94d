import { expect, test } from "vitest";
import { berkus, scorecard, scorecardFactors, scorecardWeights, ventureCapital } from "./valuation.ts";

const euros = (amount: number) => amount * 100;

// vcmethod.com, sheet "Berkus Method": 250, 350, 300, 100 and 50 thousand of at most 500 thousand each make 1,050,000.
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

// Bill Payne, "Scorecard Valuation Methodology" (2011): the weights; a team at 125 % counts 0.375.
test("Scorecard", () => {
  expect(Object.values(scorecardWeights)).toEqual([30, 25, 15, 10, 10, 5, 5]);
  const alike = Object.fromEntries(scorecardFactors.map((factor) => [factor, 100])) as Record<"team", number>;
  const compared = { ...alike, opportunity: 100, product: 100, competition: 100, sales: 100, need: 100, other: 100 };
  expect(scorecard(euros(1_500_000), compared).value).toBe(euros(1_500_000));
  expect(scorecard(euros(1_000_000), { ...compared, team: 125 }).value).toBe(euros(1_075_000));
  const payne = { ...compared, team: 125, opportunity: 150, competition: 75, sales: 80 };
  expect(scorecard(euros(1_000_000), payne)).toEqual({
    low: euros(1_055_000),
    value: euros(1_155_000),
    high: euros(1_255_000),
  });
});

// Gust, "Valuations 101: The Venture Capital Method": $20M of revenue, sold for 40 to 45 million, 20 times the money,
// $500,000 raised: $42.5M ÷ 20 − $500,000.
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
