import type { AlertKind, AlertLevel } from "../../../domain/kpi/alert.ts";
import type { Runway } from "../../../domain/kpi/figures.ts";
import { formats } from "../../../platform/language/format.ts";

const { exact, money, monthName, month, day: dayOf, date, count, signed } = formats.en;

function runwayOf(runway: Runway) {
  if (runway.state === "months") return `${count(runway.months)} ${runway.months === 1 ? "month" : "months"}`;
  return runway.state === "profitable" ? "profitable" : "more than 36 months";
}

const alertNames: Record<AlertKind, string> = {
  runway: "runway",
  churn: "churn",
  cac: "CAC",
  cash: "falling cash",
  "check-in": "late numbers",
};
const levels: Record<AlertLevel, string> = { caution: "caution", critical: "critical" };

export const words = {
  back: "Back to the CoPilot",
  metadata: "My numbers this month",
  title: (day: string) => `Numbers for ${monthName(day)}`,
  due: (startup: string, day: string) => [startup, `due by ${dayOf(day)}`].filter(Boolean).join(", "),
  ofYear: (startup: string, day: string) => [startup, month(day)].filter(Boolean).join(", "),
  filled: (done: number, all: number) => ({
    count: `${done} of ${all}`,
    rest: "filled in. Zero counts, blank doesn’t.",
  }),
  labels: {
    mrr: "MRR",
    cash: "Cash",
    burnRate: "Net burn",
    cac: "CAC",
    churnRate: "Monthly churn",
    nps: "NPS",
    activeDeals: "Open deals",
    lastInvestorContact: "Last investor contact",
    raised: "Money raised in the month",
  },
  definitions: {
    mrr: (_last: string, _first: string) => "Recurring subscriptions and commissions, excluding VAT",
    cash: (last: string, _first: string) => `In the bank on ${dayOf(last)}`,
    burnRate: (_last: string, first: string) => `Money out minus what customers paid you, in ${monthName(first)}`,
    cac: (_last: string, _first: string) => "Sales and marketing spend ÷ new customers",
    churnRate: (_last: string, first: string) => `Customers lost ÷ customers on ${dayOf(first)}`,
    nps: (_last: string, _first: string) => "Promoters minus detractors, −100 to 100",
    activeDeals: (_last: string, _first: string) => "Customers you’re negotiating with",
    lastInvestorContact: (_last: string, _first: string) => "The day you last talked to one",
    raised: (_last: string, first: string) => `What reached the bank in ${monthName(first)}`,
  },
  firstMonth: "first month",
  optional: "Optional: NPS, deals, investors, money raised",
  save: "Save",
  runway: "Runway",
  runwayIn: (day: string) => `in ${monthName(day)}`,
  runwayStale: "out of date",
  noRunway: "after your first month",
  withThese: "with these numbers",
  recomputed: "worked out with your average net burn",
  cashMoved: (before: number, now: number) =>
    now <= before
      ? `Your cash is down ${money((before - now) / 100)}.`
      : `Your cash is up ${money((now - before) / 100)}.`,
  takeBurn: (burn: string) => `Use ${burn}`,
  alertsElsewhere: "Alerts come with Elite",
  runwayText: runwayOf,
  correction: {
    title: "You’re correcting a month you’ve already filled in.",
    text: (author: string, at: Date, versions: number) =>
      `Entered by ${author} on ${date(at)}${versions > 1 ? `, ${versions} versions kept` : ""}.`,
    gone: "a former member",
  },
  refused: {
    title: "Nothing is saved yet",
    text: "Correct the marked fields: what you typed is still there.",
  },
  limited: { title: "That’s a lot of corrections for one day.", text: "Nothing was saved: carry on tomorrow." },
  failure: { title: "Error", text: "Your numbers couldn’t be saved. Try again in a moment." },
  errors: {
    empty: "Enter a number: zero counts, blank doesn’t",
    sumInvalid: "Write an amount in euros, such as 12,300 or 12,300.50",
    cashInvalid: "Write an amount in euros, such as 12,300, with a minus if you’re overdrawn",
    signedSumInvalid: "Write an amount in euros, with a minus if you earned more than you spent",
    percentInvalid: "Write a percentage from 0 to 100, such as 4.5",
    npsInvalid: "Enter a whole number from −100 to 100",
    countInvalid: "Enter a whole number",
    dateInvalid: "Enter a date in the past",
    textTooLong: "500 characters at most",
    monthInvalid: "Choose another month: this one isn’t over yet, or is too long ago",
    thresholdInvalid: "Enter a threshold within the limits shown",
    criticalAbove: "Lower the critical threshold: it can’t be above the other one",
  },
  question: {
    title: "Where does the difference come from?",
    text: (cents: number, before: string) =>
      cents < 0
        ? `You have ${money(-cents / 100)} less in the bank than your burn and money raised since the end of ${monthName(before)} explain.`
        : `You have ${money(cents / 100)} more in the bank than your burn and money raised since the end of ${monthName(before)} explain.`,
    label: "What happened",
    hint: "Equipment, tax, a customer who paid in advance, a loan… We keep your answer with that month’s numbers.",
    save: "Save with this explanation",
    edit: "Check my numbers",
  },
  saved: {
    title: (day: string) => `Numbers for ${monthName(day)} saved`,
    runway: (after: Runway, before: Runway | null) =>
      before?.state === "months" && after.state === "months" && before.months !== after.months
        ? `Runway: ${runwayOf(after)}, ${signed(after.months - before.months)}.`
        : before && before.state !== after.state
          ? `Runway: ${runwayOf(after)}, was ${runwayOf(before)}.`
          : `Runway: ${runwayOf(after)}.`,
    changes: {
      opened: (kind: AlertKind, level: AlertLevel) => `New alert: ${alertNames[kind]} (${levels[level]}).`,
      raised: (kind: AlertKind, _level: AlertLevel) => `The ${alertNames[kind]} alert is now critical.`,
      eased: (kind: AlertKind, _level: AlertLevel) => `The ${alertNames[kind]} alert is no longer critical.`,
      closed: (kind: AlertKind, _level: AlertLevel) => `The ${alertNames[kind]} alert is closed.`,
    },
  },
  otherMonth: { title: "Another month", label: "Month to fill in or correct", show: "Show", done: "filled in" },
  monthName: (day: string) => month(day),
  history: {
    title: "History",
    empty: "Your months will appear here once you’ve saved the first one.",
    caption: "Your numbers, month by month",
    older: (months: number) => `Older months (${months})`,
    export: "Download as CSV",
    import: "Import a CSV",
    imported: (months: number) => ({
      title: months === 1 ? "1 month imported" : `${months} months imported`,
      text: "Your alerts have been checked again.",
    }),
    mrrChart: (from: string, to: string) => `MRR from ${month(from)} to ${month(to)}`,
    cashChart: (from: string, to: string) => `Cash from ${month(from)} to ${month(to)}`,
  },
  columns: {
    file: "numbers",
    month: "Month",
    mrr: "MRR (€)",
    cash: "Cash (€)",
    burnRate: "Net burn (€)",
    cac: "CAC (€)",
    churnRate: "Churn (%)",
    nps: "NPS",
    activeDeals: "Open deals",
    lastInvestorContact: "Last investor contact",
    raised: "Money raised (€)",
    difference: "Explanation of the difference",
  },
  scenarios: {
    title: "Two runway scenarios",
    text: (day: string) =>
      `Worked out from your ${monthName(day)} numbers and your average net burn. A hire adds to net burn and a saving takes away from it; a round adds to cash. Nothing is saved.`,
    names: { a: "Scenario A", b: "Scenario B" },
    burn: "Change in monthly net burn",
    cash: "Change in cash",
    compute: "Compare",
    result: (cash: number, burn: number) => `${money(cash / 100)} ÷ ${money(burn / 100)} a month`,
    profitable: (burn: number) => `${money(-burn / 100)} more each month`,
    ends: (day: string) => `Cash runs out in ${month(day)}.`,
    lasts: "Cash lasts beyond 36 months.",
    grows: "Cash no longer falls.",
    invalid: "Write an amount, such as 3,000 or −3,000",
  },
  thresholds: {
    title: "My alert thresholds",
    text: "An alert opens when a number crosses its threshold, and closes once the number is back within the threshold.",
    elsewhere:
      "With Elite, an alert opens when a number crosses its threshold, and closes once the number is back within the threshold.",
    labels: {
      "runway-caution": "Runway floor, in months",
      "runway-critical": "Critical runway, in months",
      churn: "Highest monthly churn, in %",
      "cac-rise": "Rise in CAC over three months, in %",
      "cash-drop": "Fall in cash over a month, in %",
    },
    range: (least: number, most: number) => `${exact(least)} to ${exact(most)}`,
    save: "Save my thresholds",
    saved: { title: "Thresholds saved", text: "Your alerts have been checked again." },
  },
};
