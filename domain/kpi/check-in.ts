/** What counts of a month: money in cents, churn in percent, the month by its first day. */
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

/** "2026-10-01" and -1 make "2026-09-01". */
export function monthFrom(month: string, months: number) {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 10);
}

/** How many months `later` lies after `month`. */
export function monthsBetween(month: string, later: string) {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const [laterYear = 0, laterNumber = 1] = later.split("-").map(Number);
  return (laterYear - year) * 12 + laterNumber - number;
}

/** The last month that has ended on this day of Paris: the one a check-in is asked for. */
export const closedMonth = (day: string) => monthFrom(`${day.slice(0, 7)}-01`, -1);

/** The day until which a month's check-in is asked for. */
export const dueDay = (month: string) => `${monthFrom(month, 1).slice(0, 7)}-10`;
