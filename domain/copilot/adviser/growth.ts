import type { Runway } from "../../kpi/figures.ts";
import { outcomeOf, type Plan, planMonths } from "../../runway-plan/runway-plan.ts";

/** The MRR and the cash of the latest monthly check-in, and the average net burn, all in cents. */
type Numbers = { mrr: number; burn: number; cash: number };

const growing = (rate: number): Plan => ({
  ...{ growth: Math.round(rate * 100), hires: 0, salary: 0, hiredIn: 1, raised: 0, raisedIn: 1, price: 0, pricedIn: 1 },
});

/** Forecasts cash and runway if revenue changes by `rate` percent a month and costs stay the same. */
const outcomeAt = ({ mrr, burn, cash }: Numbers, rate: number) =>
  outcomeOf({ cash, revenue: mrr, costs: mrr + burn }, growing(rate));

/** Returns when MRR reaches `to` cents at `rate` percent a month, or null if not within `planMonths` months. */
export function growthAt(numbers: Numbers, to: number, rate: number) {
  const { endsIn, months } = outcomeAt(numbers, rate);
  // Subtracts a tiny amount, because a floating-point error could otherwise round an exact result up to the next month.
  const needed = Math.log(to / numbers.mrr) / Math.log(1 + rate / 100) - 1e-9;
  const reached = to <= numbers.mrr ? 1 : rate > 0 ? Math.ceil(needed) : Infinity;
  if (reached > planMonths) return null;
  const until = months.slice(0, reached).map(({ cash }) => cash);
  const lowest = Math.min(numbers.cash, ...until);
  return {
    months: reached,
    mrr: numbers.mrr * (1 + rate / 100) ** reached,
    lowest,
    lowestIn: until.indexOf(lowest) + 1,
    endsIn: endsIn !== null && endsIn <= reached ? endsIn : null,
  };
}

export const growthFor = (from: number, to: number, months: number) => ((to / from) ** (1 / months) - 1) * 100;

/** Returns the runway if MRR shrinks by `more` percent a month; a negative `more` makes MRR grow. */
export function runwayLosing(numbers: Numbers, more: number): Runway {
  const { lasts, months } = outcomeAt(numbers, -more);
  if (lasts !== null) return { state: "months", months: lasts };
  return { state: (months.at(-1)?.cash ?? 0) >= numbers.cash ? "profitable" : "over-36", months: null };
}
