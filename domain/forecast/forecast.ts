import { monthFrom } from "../kpi/check-in.ts";

/**
 * The inputs of a forecast. Amounts are in whole euros, percentages in hundredths of a percent, months count from 1.
 */
export type Assumptions = {
  start: string;
  cash: number;
  /** The revenue of the month before the forecast's first month. */
  revenue: number;
  /** The monthly growth of revenue in each of the three years. */
  growth: readonly [number, number, number];
  variable: number;
  /** `rise` is the yearly increase of fixed costs, in hundredths of a percent. */
  running: number;
  rise: number;
  hires: readonly { month: number; cost: number }[];
  raised: number;
  raisedIn: number;
};

export const forecastMonths = 36;
export const mostHires = 3;

export type ForecastMonth = {
  month: string;
  revenue: number;
  variable: number;
  running: number;
  hires: number;
  result: number;
  raised: number;
  cash: number;
};

export type ForecastYear = Omit<ForecastMonth, "month">;

/**
 * Rounds to whole euros as spreadsheets do: first to 15 significant digits, then to a whole number with halves away
 * from zero.
 */
const round = (value: number) => {
  const digits = Number(value.toPrecision(15));
  return Math.sign(digits) * Math.round(Math.abs(digits));
};

/** Calculates 36 months; amounts are rounded to whole euros, so that a spreadsheet gives the same sums. */
export function forecast(given: Assumptions): { months: ForecastMonth[]; years: ForecastYear[] } {
  const months: ForecastMonth[] = [];
  let [revenue, running, cash] = [given.revenue, given.running, given.cash];
  for (let index = 0; index < forecastMonths; index += 1) {
    const year = Math.floor(index / 12);
    revenue = round(revenue * (1 + (given.growth[year] ?? 0) / 10_000));
    if (index > 0 && index % 12 === 0) running = round(running * (1 + given.rise / 10_000));
    const variable = round(revenue * (given.variable / 10_000));
    const hires = given.hires.reduce((sum, { month, cost }) => sum + (index + 1 >= month ? cost : 0), 0);
    const result = revenue - variable - running - hires;
    const raised = index + 1 === given.raisedIn ? given.raised : 0;
    cash += result + raised;
    months.push({ month: monthFrom(given.start, index), revenue, variable, running, hires, result, raised, cash });
  }
  const years = [0, 1, 2].map((year): ForecastYear => {
    const its = months.slice(year * 12, year * 12 + 12);
    const sum = (of: (month: ForecastMonth) => number) => its.reduce((total, each) => total + of(each), 0);
    return {
      revenue: sum((each) => each.revenue),
      variable: sum((each) => each.variable),
      running: sum((each) => each.running),
      hires: sum((each) => each.hires),
      result: sum((each) => each.result),
      raised: sum((each) => each.raised),
      cash: its.at(-1)?.cash ?? 0,
    };
  });
  return { months, years };
}
