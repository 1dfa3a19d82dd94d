import { expect, test } from "vitest";
import { runwayOf } from "../kpi/figures.ts";
import { outcomeOf, type Plan } from "./runway-plan.ts";

const nothing: Plan = {
  ...{ growth: 0, hires: 0, salary: 0, hiredIn: 1, raised: 0, raisedIn: 1, price: 0, pricedIn: 1 },
};
const start = { cash: 5_200_000, revenue: 1_230_000, costs: 2_280_000 };

test("nothing changed, the cash lasts for cash over net burn", () => {
  expect(outcomeOf(start, nothing)).toMatchObject({
    endsIn: 5,
    lasts: 4.9,
    breaksEvenIn: null,
    lowest: { cash: 1_000_000, month: 4 },
  });
});

test("nothing changed, the cash lasts exactly as long as the cockpit's runway says", () => {
  let seed = 21;
  const upTo = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  let compared = 0;
  for (let round = 0; round < 4_000; round += 1) {
    const burns = Array.from({ length: 1 + upTo(3) }, () => upTo(8_000_000) - 1_000_000);
    const mean = burns.reduce((sum, burn) => sum + burn, 0) / burns.length;
    const revenue = 1_000_000 + upTo(5_000_000);
    // In half of the cases the cash lasts whole tenths of a month, where rounding errors would show.
    const cash = round % 2 ? upTo(90_000_000) : Math.max(0, Math.round((mean * upTo(350)) / 10));
    const { state, months } = runwayOf(cash, burns);
    if (state === "months" && months >= 36) continue;
    expect(outcomeOf({ cash, revenue, costs: revenue + mean }, nothing).lasts, `${cash} ${burns}`).toBe(months);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(3_000);
});

test("a raise, a hire and a price each do what they say, in their month", () => {
  const { months } = outcomeOf(start, {
    ...nothing,
    ...{ raised: 30_000_000, raisedIn: 3, hires: 2, salary: 400_000, hiredIn: 4, price: 1_000, pricedIn: 2 },
  });
  expect(months.slice(0, 4)).toEqual([
    { revenue: 1_230_000, costs: 2_280_000, cash: 4_150_000 },
    { revenue: 1_353_000, costs: 2_280_000, cash: 3_223_000 },
    { revenue: 1_353_000, costs: 2_280_000, cash: 32_296_000 },
    { revenue: 1_353_000, costs: 3_080_000, cash: 30_569_000 },
  ]);
});

test("break-even is the month from which revenue covers spending to the end", () => {
  const growing = outcomeOf({ cash: 1e9, revenue: 100_000, costs: 120_000 }, { ...nothing, growth: 1_000 });
  expect(growing.breaksEvenIn).toBe(2);
  const hiring = { ...nothing, growth: 1_000, hires: 1, salary: 100_000, hiredIn: 5 };
  expect(outcomeOf({ cash: 1e9, revenue: 100_000, costs: 120_000 }, hiring).breaksEvenIn).toBe(9);
  expect(outcomeOf({ cash: 0, revenue: 120_000, costs: 120_000 }, nothing)).toMatchObject({
    endsIn: null,
    breaksEvenIn: 1,
  });
});

test("more cash never shortens, more spending never lengthens", () => {
  const last = (cash: number, costs: number) => outcomeOf({ ...start, cash, costs }, nothing).endsIn ?? 99;
  for (let step = 0; step < 60; step += 1) {
    expect(last(step * 200_000 + 200_000, 2_280_000)).toBeGreaterThanOrEqual(last(step * 200_000, 2_280_000));
    expect(last(5_200_000, 1_300_000 + step * 50_000 + 50_000)).toBeLessThanOrEqual(
      last(5_200_000, 1_300_000 + step * 50_000),
    );
  }
});
