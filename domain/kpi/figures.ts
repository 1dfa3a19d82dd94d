import { type CheckIn, closedMonth, monthFrom, monthsBetween } from "./check-in.ts";

/** How long the cash lasts at the mean net burn of the last one to three check-ins. */
export type Runway =
  | { state: "profitable" | "over-36"; months: null }
  /** The months of runway with one decimal, rounded down. */
  | { state: "months"; months: number };

export type Figures = {
  history: readonly CheckIn[];
  latest: CheckIn | null;
  /** True if the last reported month ended more than two months ago; such old numbers must not open alerts. */
  isStale: boolean;
  runway: Runway | null;
  /** The average net burn in cents per month; `burnMonths` are the months averaged, oldest first. */
  meanBurn: number | null;
  burnMonths: readonly CheckIn[];
  /** These four fields are changes in percent; null without a comparable earlier value. */
  mrrInMonth: number | null;
  mrrInThreeMonths: number | null;
  cacInThreeMonths: number | null;
  cashInMonth: number | null;
  /** The change of churn compared with the month before, in percentage points. */
  churnInMonth: number | null;
};

const inPercent = (now: number, before: number | undefined) =>
  before === undefined || before <= 0 ? null : ((now - before) / before) * 100;

/** Returns the number of months that cash lasts if `gone` is spent each month, rounded down to one decimal. */
export const monthsLasting = (cash: number, gone: number) => Math.floor((Math.max(0, cash) * 10) / gone) / 10;

export function runwayOf(cash: number, burns: readonly number[]): Runway {
  const sum = burns.reduce((total, burn) => total + burn, 0);
  if (sum <= 0) return { state: "profitable", months: null };
  const months = monthsLasting(cash * burns.length, sum);
  return months > 36 ? { state: "over-36", months: null } : { state: "months", months };
}

export function computeFigures(checkIns: readonly CheckIn[], today: string): Figures {
  const history = checkIns.toSorted((a, b) => a.month.localeCompare(b.month));
  const latest = history.at(-1) ?? null;
  const burnMonths = history.slice(-3);
  const burns = burnMonths.map(({ burn }) => burn);
  const before = (months: number) => latest && history.find(({ month }) => month === monthFrom(latest.month, -months));
  const [lastMonth, threeMonthsAgo] = [before(1), before(3)];
  return {
    history,
    latest,
    isStale: latest !== null && monthsBetween(latest.month, closedMonth(today)) >= 2,
    runway: latest && runwayOf(latest.cash, burns),
    meanBurn: latest && burns.reduce((total, burn) => total + burn, 0) / burns.length,
    burnMonths,
    mrrInMonth: latest && inPercent(latest.mrr, lastMonth?.mrr),
    mrrInThreeMonths: latest && inPercent(latest.mrr, threeMonthsAgo?.mrr),
    cacInThreeMonths: latest && inPercent(latest.cac, threeMonthsAgo?.cac),
    cashInMonth: latest && inPercent(latest.cash, lastMonth?.cash),
    churnInMonth: latest && lastMonth ? latest.churn - lastMonth.churn : null,
  };
}

/** Returns growth over three months or, without that check-in, over one month; null without earlier months. */
export function growthOf({ mrrInMonth, mrrInThreeMonths }: Figures): { percent: number; months: 1 | 3 } | null {
  if (mrrInThreeMonths !== null) return { percent: mrrInThreeMonths, months: 3 };
  return mrrInMonth === null ? null : { percent: mrrInMonth, months: 1 };
}

export const monthlyCosts = ({ latest, meanBurn }: Figures) =>
  latest && meanBurn !== null ? Math.max(0, latest.mrr + meanBurn) : 0;

/** Returns the cents by which monthly net burn can rise if cash must last `months`; negative for a necessary cut. */
export const spareBurn = (months: number, cash: number, meanBurn: number) => cash / months - meanBurn;

/** Returns the cents missing for `months` of runway, as additional cash or lower monthly burn; null if none. */
export function missingFor(months: number, { latest, meanBurn }: Figures) {
  if (!latest || meanBurn === null) return null;
  const cash = Math.ceil(months * meanBurn - latest.cash);
  return cash > 0 ? { cash, burn: Math.ceil(-spareBurn(months, latest.cash, meanBurn)) } : null;
}

/** Returns the MRR lost to churn in a month, in cents. Assumes that lost customers pay the average price. */
export const lostBy = (mrr: number, churn: number) => Math.round((mrr * churn) / 100);

/** Returns three months' net burn divided by the MRR gained, with both amounts in cents, or null. */
export function burnMultipleOf({ latest, history, burnMonths }: Figures) {
  const before = latest && history.find(({ month }) => month === monthFrom(latest.month, -3));
  if (!before || burnMonths.length < 3 || burnMonths[0]?.month !== monthFrom(latest.month, -2)) return null;
  const burnt = burnMonths.reduce((total, { burn }) => total + burn, 0);
  const gained = latest.mrr - before.mrr;
  return burnt > 0 && gained > 0 ? { multiple: burnt / gained, burnt, gained } : null;
}
