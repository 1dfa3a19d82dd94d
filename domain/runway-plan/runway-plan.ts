import { monthsLasting } from "../kpi/figures.ts";

/** Where a plan begins, in cents: cash, and revenue and spending of a month (the mean of a few need not be whole). */
export type Start = { cash: number; revenue: number; costs: number };

/** Planned measures; month 1 is the next month. Percentages are in hundredths of a percent. */
export type Plan = {
  /** Of revenue, a month. */
  growth: number;
  hires: number;
  /** What one hire costs a month, charges included, in cents. */
  salary: number;
  hiredIn: number;
  raised: number;
  raisedIn: number;
  /** Change of price, which changes revenue by as much. */
  price: number;
  pricedIn: number;
};

export const planMonths = 36;

type PlanMonth = { revenue: number; costs: number; cash: number };

export type Outcome = {
  /** Cash at the end of each month, the last one that it lasts for included; none after it is gone. */
  months: readonly PlanMonth[];
  /** The month in which the cash ends; null where it lasts for all of them. */
  endsIn: number | null;
  /** How many months the cash lasts, one decimal, rounded down as runways are; null likewise. */
  lasts: number | null;
  /** From this month on revenue covers spending; null where it does not within the plan. */
  breaksEvenIn: number | null;
  /** The least cash at the end of a month, and that month. */
  lowest: { cash: number; month: number };
};

/** Sixths of a cent, in which the mean of up to three numbers in cents is whole. */
const sixths = (cents: number) => Math.round(cents * 6);

/** How revenue, spending and cash go for three years. */
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
