import { monthsLasting } from "../kpi/figures.ts";

/** Amounts in cents. Revenue and costs may be fractional, because both may be averages. */
export type Start = { cash: number; revenue: number; costs: number };

/** The planned changes. Month 1 is the next month, and percentages are in hundredths of a percent. */
export type Plan = {
  growth: number;
  hires: number;
  /** Monthly cost of one hire in cents, including social charges. */
  salary: number;
  hiredIn: number;
  raised: number;
  raisedIn: number;
  /** The change of prices in hundredths of a percent. Revenue changes by the same percentage. */
  price: number;
  pricedIn: number;
};

export const planMonths = 36;

type PlanMonth = { revenue: number; costs: number; cash: number };

export type Outcome = {
  /** The figures of each month until the cash runs out. */
  months: readonly PlanMonth[];
  /** The month in which the cash runs out; null if the cash lasts for the whole plan. */
  endsIn: number | null;
  /** Months that the cash lasts, rounded down to one decimal; null if the cash lasts for the whole plan. */
  lasts: number | null;
  /** The first month from which revenue covers costs in all later months; null if there is none within the plan. */
  breaksEvenIn: number | null;
  lowest: { cash: number; month: number };
};

/** Sixths of a cent keep the mean of two or three whole amounts a whole number. */
const sixths = (cents: number) => Math.round(cents * 6);

export function outcomeOf(start: Start, plan: Plan): Outcome {
  const all: PlanMonth[] = [];
  let { revenue } = start;
  let cash = sixths(start.cash);
  let [endsIn, lasts]: [number | null, number | null] = [null, null];
  for (let month = 1; month <= planMonths; month += 1) {
    revenue = Math.round(revenue * (1 + plan.growth / 10_000));
    if (month === plan.pricedIn) revenue = Math.round(revenue * (1 + plan.price / 10_000));
    const costs = start.costs + (month >= plan.hiredIn ? plan.hires * plan.salary : 0);
    const gone = sixths(costs) - sixths(revenue) - (month === plan.raisedIn ? sixths(plan.raised) : 0);
    if (endsIn === null && gone > 0 && gone >= cash) [endsIn, lasts] = [month, month - 1 + monthsLasting(cash, gone)];
    cash -= gone;
    all.push({ revenue, costs: Math.round(costs), cash: Math.round(cash / 6) });
  }
  const lost = all.findLastIndex(({ revenue: earned, costs }) => earned < costs);
  const months = endsIn === null ? all : all.slice(0, endsIn - 1);
  const lowest = months.reduce(
    (least, { cash: left }, index) => (left < least.cash ? { cash: left, month: index + 1 } : least),
    { cash: start.cash, month: 0 },
  );
  return { months, lowest, endsIn, lasts, breaksEvenIn: lost === planMonths - 1 ? null : lost + 2 };
}
