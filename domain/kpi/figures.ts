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
  /** The latest month ended more than two months ago, so the numbers must not open alerts. */
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

/** How long cash lasts at the mean of these monthly net burns; all in cents. */
export function runwayOf(cash: number, burns: readonly number[]): Runway {
  const sum = burns.reduce((total, burn) => total + burn, 0);
  if (sum <= 0) return { state: "profitable", months: null };
  const tenths = Math.floor((Math.max(0, cash) * burns.length * 10) / sum);
  return tenths > 360 ? { state: "over-36", months: null } : { state: "months", months: tenths / 10 };
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

/** Monthly costs in cents: MRR plus the mean net burn used for the runway. */
export const monthlyCosts = ({ latest, meanBurn }: Figures) =>
  latest && meanBurn !== null ? Math.max(0, latest.mrr + meanBurn) : 0;

/** Cents missing for `months` of runway: either that much more cash, or that much less net burn a month. */
export function missingFor(months: number, { latest, meanBurn }: Figures) {
  if (!latest || meanBurn === null) return null;
  const cash = Math.ceil(months * meanBurn - latest.cash);
  return cash > 0 ? { cash, burn: Math.ceil(meanBurn - latest.cash / months) } : null;
}
