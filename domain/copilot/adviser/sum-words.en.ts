import { formats } from "../../../platform/language/format.ts";

const f = formats.en;
export const money = (cents: number) => f.money(Math.round(cents / 100));
/**
 * Formats the amount that the founder still needs, rounded up as in the cockpit, because an amount rounded down would
 * not be enough.
 */
export const missing = (cents: number) => f.money(Math.ceil(cents / 100));
export const change = (value: number, since: string) => `${f.change(value)} ${since}`;
export const months = (value: number) => `${f.count(value)} month${value === 1 ? "" : "s"}`;

export const lines = {
  cash: (month: string) => `Cash, end of ${f.monthName(month)}`,
  burn: "Average net burn",
  burnOf: (month: string) => `${f.monthName(month)} net burn`,
  runway: "Runway",
  atRate: (rate: number, count: number) => `${f.percent(rate)} a month, ${count} times`,
  burnAt: (floor: number) => `Net burn that leaves ${months(floor)}`,
  room: "Left for hiring, a month",
  more: "In your question",
  mrrChange: (isLost: boolean): string => (isLost ? "MRR lost" : "MRR gained"),
  cac: (month: string) => `${f.monthName(month)} CAC`,
  margin: "Monthly margin per customer",
  leastMargin: "Monthly margin per customer to reach",
  burnThen: "New net burn",
  cashThen: "New cash",
  mrr: (month: string) => `${f.monthName(month)} MRR`,
  before: (month: string) => `In ${f.monthName(month)}`,
  change: "Change",
  churn: "Monthly churn",
  churnThen: "Supposed churn",
  ofMrr: "Share of MRR",
  lost: "MRR lost each month",
  life: "Average customer lifetime",
  target: "MRR to reach",
  growth: (count: number) => `Monthly growth, ${count} times`,
  pre: "Pre-money",
  raised: "Money raised",
  post: "Post-money",
  investors: "New investors",
  pool: "Pool for the team",
  left: "Today’s shareholders",
  holder: (percent: number) => `Holder of ${f.percent(percent)} today`,
  amount: "Paid for the BSA AIR",
  valuation: (by: "cap" | "discount"): string =>
    by === "cap" ? "Conversion at the cap" : "Pre-money less the discount",
  bearer: "Holder of the BSA AIR",
  need: (count: number) => `${months(count)} at your average net burn`,
  toRaise: "To raise",
  hires: (people: number, each: number) => `${people} × ${money(each)} a month`,
  points: (value: number) => `${value} point${value === 1 ? "" : "s"}`,
};

export const chips = {
  cash: (month: string) => `Cash · ${f.shortMonth(month)}`,
  burn: (from: string, to: string) =>
    from === to ? `Net burn · ${f.shortMonth(to)}` : `Net burn · ${f.shortMonth(from)} to ${f.shortMonth(to)}`,
  mrr: (month: string) => `MRR · ${f.shortMonth(month)}`,
  cac: (month: string) => `CAC · ${f.shortMonth(month)}`,
  churn: (month: string) => `Churn · ${f.shortMonth(month)}`,
  nps: (month: string) => `NPS · ${f.shortMonth(month)}`,
  floor: (count: number) => `Floor · ${months(count)}`,
  question: (text: string) => `${text} · your question`,
  hire: (cents: number) => `${money(cents)} each · assumption`,
  capTable: (at: Date) => `Cap table · ${f.shortDay(at)}`,
  scan: (at: Date) => `Scan · ${f.shortDay(at)}`,
  introductions: "Introductions · today",
  lastUpdate: (on: string) => `Update · ${f.shortDay(on)}`,
  session: "Sessions · The Lab’s calendar",
  numbers: (month: string) => `Your numbers · ${f.shortMonth(month)}`,
  fromQuestion: "The amounts in your question",
  lastScan: "Your last scan",
  blog: "Blog",
  aids: "Grants & Funding",
  dilution: "Dilution simulator",
  term: "Glossary",
};
