import { type CheckIn, closedMonth, monthFrom, monthsBetween } from "./check-in.ts";

/** How long the cash lasts at the mean net burn of the last check-ins (at most three). */
export type Runway =
  | { state: "profitable" | "over-36"; months: null }
  /** One decimal, rounded down. */
  | { state: "months"; months: number };

export type Figures = {
  /** One check-in a month, oldest first. */
  history: readonly CheckIn[];
  latest: CheckIn | null;
  /** True if the latest month ended more than two months ago; stale numbers must not open alerts. */
  isStale: boolean;
  runway: Runway | null;
  /** Cents a month, and the months averaged, oldest first. */
  meanBurn: number | null;
  burnMonths: readonly CheckIn[];
  /** Percentage changes from one and from three months before; null without a comparable value. */
  mrrInMonth: number | null;
  mrrInThreeMonths: number | null;
  cacInThreeMonths: number | null;
  cashInMonth: number | null;
  /** Change in percentage points from the month before. */
  churnInMonth: number | null;
};

const inPercent = (now: number, before: number | undefined) =>
  before === undefined || before <= 0 ? null : ((now - before) / before) * 100;

/** Months that cash lasts if `gone` is spent in each; one decimal, rounded down. */
export const monthsLasting = (cash: number, gone: number) => Math.floor((Math.max(0, cash) * 10) / gone) / 10;

/** The runway at the mean of these monthly net burns; all amounts in cents. */
export function runwayOf(cash: number, burns: readonly number[]): Runway {
  const sum = burns.reduce((total, burn) => total + burn, 0);
  if (sum <= 0) return { state: "profitable", months: null };
  const months = monthsLasting(cash * burns.length, sum);
  return months > 36 ? { state: "over-36", months: null } : { state: "months", months };
}

/** All derived numbers, for every screen. `checkIns` has one entry a month, `today` is a Paris day. */
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

/** Over the longest span that can be compared, in percent; null without an earlier month. */
export function growthOf({ mrrInMonth, mrrInThreeMonths }: Figures): { percent: number; months: 1 | 3 } | null {
  if (mrrInThreeMonths !== null) return { percent: mrrInThreeMonths, months: 3 };
  return mrrInMonth === null ? null : { percent: mrrInMonth, months: 1 };
}

/** Monthly costs in cents: MRR plus the mean net burn used for the runway. */
export const monthlyCosts = ({ latest, meanBurn }: Figures) =>
  latest && meanBurn !== null ? Math.max(0, latest.mrr + meanBurn) : 0;

/** Cents by which monthly net burn may rise for the cash to last `months` months; negative if burn must fall. */
export const spareBurn = (months: number, cash: number, meanBurn: number) => cash / months - meanBurn;

/** Cents missing for `months` months of runway: additional cash, or a cut of monthly net burn. */
export function missingFor(months: number, { latest, meanBurn }: Figures) {
  if (!latest || meanBurn === null) return null;
  const cash = Math.ceil(months * meanBurn - latest.cash);
  return cash > 0 ? { cash, burn: Math.ceil(-spareBurn(months, latest.cash, meanBurn)) } : null;
}

/** MRR lost to churn in a month, in cents, assuming that leaving customers pay the average. */
export const lostBy = (mrr: number, churn: number) => Math.round((mrr * churn) / 100);

/**
 * Net burn of the last three months divided by the MRR gained in them, with both in cents; null if a month is missing,
 * or burn or gain is not positive.
 */
export function burnMultipleOf({ latest, history, burnMonths }: Figures) {
  const before = latest && history.find(({ month }) => month === monthFrom(latest.month, -3));
  if (!before || burnMonths.length < 3 || burnMonths[0]?.month !== monthFrom(latest.month, -2)) return null;
  const burnt = burnMonths.reduce((total, { burn }) => total + burn, 0);
  const gained = latest.mrr - before.mrr;
  return burnt > 0 && gained > 0 ? { multiple: burnt / gained, burnt, gained } : null;
}
