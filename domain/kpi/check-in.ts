/** A month's current numbers: amounts in cents, churn in percent, `month` as the first day of the month. */
export type CheckIn = {
  id: string;
  month: string;
  mrr: number;
  cash: number;
  burn: number;
  cac: number;
  churn: number;
  nps: number | null;
  activeDeals: number | null;
  lastInvestorContact: string | null;
  raised: number | null;
  difference: string;
  recordedAt: Date;
};

/** Adds months to a month: "2026-10-01" and -1 give "2026-09-01". */
export function monthFrom(month: string, months: number) {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 10);
}

export function monthsBetween(month: string, later: string) {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const [laterYear = 0, laterNumber = 1] = later.split("-").map(Number);
  return (laterYear - year) * 12 + laterNumber - number;
}

/** Returns the last month that has ended by this day in Paris. */
export const closedMonth = (day: string) => monthFrom(`${day.slice(0, 7)}-01`, -1);

export const dueDay = (month: string) => `${monthFrom(month, 1).slice(0, 7)}-10`;

export function isCheckInMissing(latest: string, today: string) {
  const closed = closedMonth(today);
  return latest < (today > dueDay(closed) ? closed : monthFrom(closed, -1));
}

export const lastDayOf = (month: string) =>
  new Date(Date.parse(`${monthFrom(month, 1)}T00:00:00Z`) - 24 * 3_600_000).toISOString().slice(0, 10);

export const mostMonthsBack = 120;

export function isReportable(month: string, today: string) {
  const closed = closedMonth(today);
  return month <= closed && monthsBetween(month, closed) < mostMonthsBack;
}

export const mostOfDifference = 500;

export type Numbers = Omit<CheckIn, "id" | "month" | "recordedAt">;

/** Returns the unexplained change of cash in cents, or null if at most a tenth of burn. */
export function unexplained({ cash, burn, raised }: Numbers, monthBefore: Pick<CheckIn, "cash"> | undefined) {
  if (!monthBefore) return null;
  const difference = cash - monthBefore.cash + burn - (raised ?? 0);
  return Math.abs(difference) * 10 > Math.abs(burn) ? difference : null;
}
