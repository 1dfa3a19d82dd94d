import type { AlertKind, AlertLevel } from "../../../domain/kpi/alert.ts";
import { formats } from "../../../platform/language/format.ts";

const { change: percentChange, count, day: dayOf, money, month, monthName, percent, signed } = formats.en;

const size = (change: number) => percentChange(Math.abs(change)).replace("+", "");

const euros = (cents: number) => money(cents / 100);
const monthsOf = (value: number) => `${count(value)} ${value === 1 ? "month" : "months"}`;
const plural = (change: number) => (signed(change).slice(1) === "1" ? "" : "s");

const alertKinds: Record<AlertKind, (figure: number) => string> = {
  runway: (months) => `${monthsOf(months)} of runway`,
  churn: (value) => `${percent(value)} churn this month`,
  cac: (change) => `CAC ${percentChange(change)} in three months`,
  cash: (change) => `Cash ${percentChange(change)} in a month`,
  "check-in": () => "Last month’s numbers aren’t in yet",
};
const levels: Record<AlertLevel, string> = { caution: "Alert", critical: "Critical" };

export const words = {
  figures: {
    title: (day: string) => `Your ${monthName(day)} numbers`,
    none: "Your numbers",
    recorded: (at: Date) => `entered on ${dayOf(at)}`,
    stale: "needs updating",
    history: "History",
    start: "Enter my numbers",
    names: { runway: "Runway", mrr: "MRR", cac: "CAC", churn: "Monthly churn", nps: "NPS" },
    definitions: {
      runway: "How long your cash lasts at the rate you spend it",
      mrr: "The month’s recurring revenue, excluding VAT",
      cac: "What a new customer costs you",
      churn: "Share of customers who left in the month",
      nps: "Promoters minus detractors",
    },
    months: (value: number) => ({ value: count(value), unit: value === 1 ? "month" : "months" }),
    profitable: "profitable",
    over: { value: "over 36", unit: "months" },
    percent: (value: number) => percent(value),
    money: euros,
    below: "Below your floor",
    belowBy: (missing: number, floor: number) => `${monthsOf(missing)} short of your floor of ${count(floor)}`,
    above: (floor: number) => `above your floor of ${count(floor)}`,
    floor: (floor: number) => `floor ${count(floor)}`,
    meanOf: (months: number) =>
      months === 1 ? "at one month’s burn" : `at your average net burn over ${months} months`,
    scale: (months: number) => `${months} months`,
    inMonth: (change: number) => `${percentChange(change)} in a month`,
    inThree: (change: number) => `${percentChange(change)} in three months`,
    both: (one: number, three: number) => [`${percentChange(one)} in a month`, `, ${percentChange(three)} in three`],
    first: "first month",
    curveFrom: (day: string) => `The curve begins with your ${monthName(day)} numbers.`,
    points: (change: number) => `${signed(change)} percentage point${plural(change)} in a month`,
    alertAt: (value: string) => `alert ${value}`,
    notMeasured: "Not measured yet.",
    add: "Add it",
    fromTo: (first: string, last: string) => `${monthName(first)} to ${monthName(last)}`,
    chart: (name: string, values: readonly (readonly [day: string, value: string])[]) =>
      `${name}: ${values.map(([day, value]) => `${value} in ${month(day)}`).join(", ")}.`,
    gauge: {
      none: (name: string) => `${name}: no value yet`,
      runway: (text: string, floor: number | null) =>
        `Runway: ${text}${floor === null ? "" : `, floor at ${monthsOf(floor)}`}`,
      nps: (value: number) => `NPS of ${value} on a scale from −100 to 100`,
    },
  },
  ask: "Ask the CoPilot",
  changes: {
    title: "What’s changed",
    none: "Nothing yet. This fills in once your numbers move from one month to the next.",
    change: percentChange,
    mrr: (since: string, isGrowthMet: boolean) =>
      `MRR since ${monthName(since)}${isGrowthMet ? ": you meet the growth criterion in your readiness score" : ""}.`,
    cac: (now: number, before: number, since: string, rise: number | null) =>
      `A new customer costs you ${euros(now)}, compared with ${euros(before)} in ${monthName(since)}.${rise === null ? "" : ` Your alert is set at ${percentChange(rise)}.`}`,
    churn: (now: number) => `Monthly churn, now ${percent(now)}.`,
    cash: (now: number) => `Cash over a month, now ${euros(now)}.`,
    points: (change: number) => `${signed(change)} pt${plural(change)}`,
    views: (views: number) => (views === 1 ? "1 view" : `${count(views)} views`),
    viewsOf: (ever: number, months: number, investors: number) =>
      `By ${count(investors)} active ${investors === 1 ? "investor" : "investors"} in the last 30 days; ${count(ever)} views in the last ${months} months.`,
    requests: (requests: number) => (requests === 1 ? "1 request" : `${count(requests)} requests`),
    answerBy: (requests: number, until: Date, hasProposal: boolean) =>
      requests === 1
        ? `${hasProposal ? "We’d like to introduce an investor to you" : "An investor would like to meet you"}. Answer by ${dayOf(until)}.`
        : `${hasProposal ? "Introductions await your answer" : "Investors would like to meet you"}. Answer the first by ${dayOf(until)}.`,
    see: { requests: "Answer", history: "History", views: "My visibility", score: (score: number) => `Score ${score}` },
  },
  visibility: {
    never: "No visit to your profile has been counted yet.",
    locked: "With Visible, you show investors your profile and see how many open it.",
    open: "Open my investor profile",
  },
  dates: {
    title: "Dates this month and next",
    label: (items: readonly string[]) => `This month and next: ${items.join("; ")}.`,
    today: () => "Today",
    recorded: (day: string) => `${monthName(day)} numbers`,
    asked: (day: string) => `${monthName(day)} numbers`,
    due: (day: string) => `Last day for ${monthName(day)} numbers`,
    closes: () => "Pitch Session applications close",
    session: () => "Pitch Session",
    plan: () => "Your plan ends",
    trial: () => "Your free trial ends",
    meeting: (name: string) => `Meeting with ${name}`,
    call: (organisation: string) => `Call with ${organisation}`,
    pitch: () => "You pitch",
  },
  alerts: {
    level: levels,
    since: (at: Date) => `since ${dayOf(at)}`,
    kinds: alertKinds,
    thresholds: "Change my thresholds",
  },
  insights: {
    title: (count: number) => `Insights (${count})`,
    sum: (sum: string, day: string) => `${sum}, ${monthName(day)} numbers`,
    dismiss: "Dismiss",
    churn: (lost: number) => `Churn costs you about ${euros(lost)} of MRR a month.`,
    churnSum: (mrr: number, churn: number) => `${euros(mrr)} × ${percent(churn)}`,
    cashEnds: (day: string) => `At this rate your cash runs out in ${month(day)}.`,
    cashEndsSum: (cash: number, burn: number, months: number) =>
      `${euros(cash)} ÷ ${euros(burn)} a month = ${monthsOf(months)}`,
    growth: (change: number) => `Your MRR ${change < 0 ? "fell" : "grew"} by ${size(change)} in three months.`,
    growthSum: (before: number, now: number) => `${euros(before)} → ${euros(now)}`,
    cac: (change: number) => `Your CAC ${change < 0 ? "fell" : "rose"} by ${size(change)} in three months.`,
    burnMultiple: (value: number) => `You spend €${count(value)} to gain €1 of MRR.`,
    burnMultipleSum: (burn: number, gained: number) =>
      `${euros(burn)} spent in three months ÷ ${euros(gained)} of MRR gained`,
  },
  metrics: {
    title: "All your metrics",
    names: {
      mrr: "MRR",
      burnRate: "Net burn",
      runway: "Runway",
      nps: "NPS",
      churnRate: "Monthly churn",
      cac: "CAC",
      activeDeals: "Open deals",
      lastInvestorContact: "Last investor contact",
      cashFlow: "Cash flow",
    },
    cashFlowOf: "change in cash over the month",
    none: "not given",
    noMonthBefore: "from the second month on",
  },
  locked: {
    line: "Alerts, insights and the nine metrics come with Elite.",
    title: "Elite required",
    text: "The CoPilot reads your numbers and tells you where to look. It’s part of Elite.",
    caption: "What Free and Elite include",
    columns: { right: "What’s included", free: "Free", elite: "Elite" },
    open: "yes",
    closed: "no",
    action: "Activate my CoPilot Elite",
  },
  generators: {
    title: "Generators and actions",
    closed: "Documents written from your data and plans worked out from your numbers come with Elite.",
    names: {
      "business-plan": "Business Plan",
      "pitch-deck": "Pitch Deck",
      roadmap: "Roadmap",
      "go-to-market": "Go-to-Market",
    },
    actions: {
      cac: "Optimise my CAC",
      nps: "Improve my NPS",
      runway: "Extend my runway",
      raise: "Prepare my raise",
    },
  },
};
