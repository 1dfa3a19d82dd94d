import {
  needed,
  type Category,
  type Criterion,
  type CriterionState,
  type Evidence,
  type Missing,
} from "../../../domain/readiness/criterion.ts";
import { formats } from "../../../platform/language/format.ts";
import { words as profile } from "../profile-words.en.ts";

const { count, date, money, percent, time } = formats.en;
const { stage, model } = { stage: profile.options.current_stage, model: profile.options.business_model };

const change = (value: number) => `${value > 0 ? "+" : ""}${percent(value)}`.replace("-", "\u2212");
const monthsOf = (value: number) => `${count(value)} ${value === 1 ? "month" : "months"}`;
const outdated = "Numbers more than two months old: update them";
const people = (size: string) =>
  size === "" ? "Team size not given" : size === "solo" ? "One person" : `${size.replace("-", " to ")} people`;
const counted = (value: number) => `${value} ${value === 1 ? "word" : "words"}`;
const inMonths = (value: number) => (value === 3 ? "in three months" : value === 2 ? "in two months" : "in a month");
const euros = (cents: number) => money(Math.ceil(cents / 100));

type EvidenceWords = { [Asked in Criterion]: (evidence: Evidence[Asked]) => string };
type Steps = { [Asked in Criterion]: Record<"half" | "whole", (evidence: Evidence[Asked]) => string> };

const evidence: EvidenceWords = {
  team: ({ size, words: written }) =>
    written >= needed.team.words
      ? `${people(size)}, team introduced`
      : `${people(size)}, introduced in ${counted(written)} out of ${needed.team.words}`,
  roles: ({ named }) => (named ? "Co-founders named" : "No co-founder named"),
  problem: ({ words: written }) =>
    written >= needed.problem.words
      ? `Description of ${needed.problem.words} words or more`
      : written >= needed.problem.half
        ? `${counted(written)}; you need ${needed.problem.words}`
        : `${counted(written)}; you need ${needed.problem.half}, then ${needed.problem.words}`,
  market: ({ written, withNumber }) =>
    withNumber
      ? "Market described, with numbers"
      : written
        ? "Market described, without numbers"
        : "Target market is empty",
  model: (its) =>
    [
      its.model === "" ? "No business model" : (model[its.model] ?? its.model),
      its.metrics ? "key metrics given" : "no key metrics",
    ].join(", "),
  advantage: ({ words: written }) =>
    written >= needed.advantage.words ? `Explained in ${counted(written)}` : `${counted(written)}; you need 10`,
  product: (its) => (its.stage === "" ? "Stage not given" : (stage[its.stage] ?? its.stage)),
  growth: (its) => {
    if (its.outdated) return outdated;
    if (its.months === 0) return "Needs two months of numbers, at most three apart";
    if (its.percent === null) return its.rises ? "MRR started from zero" : "No MRR yet";
    return `${change(its.percent)} ${inMonths(its.months)}; you need ${needed.growth.percent}%${its.months === 3 ? "" : " in three months"}`;
  },
  reporting: ({ months }) =>
    months >= needed.reporting.months
      ? "The last three months reported"
      : months === 0
        ? "None of the last three months reported"
        : `${months} of the last three months reported`,
  retention: (its) => {
    if (its.churn === null) return "No churn reported";
    if (its.outdated) return outdated;
    const shown = percent(Math.ceil(its.churn * 10 - 1e-6) / 10);
    if (its.churn <= needed.retention.churn) return `${shown} churn`;
    return its.churn <= needed.retention.half
      ? `${shown} churn; you need ${needed.retention.churn}%`
      : `${shown} churn; you need ${needed.retention.half}%, then ${needed.retention.churn}%`;
  },
  runway: (its) => {
    if (!its.runway) return "No numbers reported";
    if (its.outdated) return outdated;
    if (its.runway.state !== "months")
      return its.runway.state === "profitable" ? "Profitable: your cash isn’t shrinking" : "More than 36 months";
    const { months } = its.runway;
    if (months >= needed.runway.months) return monthsOf(months);
    return months >= needed.runway.half
      ? `${monthsOf(months)}; you need ${needed.runway.months}`
      : `${monthsOf(months)}; you need ${needed.runway.half}, then ${needed.runway.months}`;
  },
  "cap-table": ({ saved }) => (saved ? "Saved" : "No cap table saved"),
};

const steps: Steps = {
  team: {
    half: () => "Introduce your team in 12 words",
    whole: ({ size, words: written }) =>
      size === "solo"
        ? "Find a second person for the team"
        : size === ""
          ? "Say how big your team is"
          : written < needed.team.words
            ? "Introduce your team in 12 words"
            : "Complete your team",
  },
  roles: { half: () => "Name your co-founders", whole: () => "Say who does what" },
  problem: {
    half: () => "Describe the problem and your solution in 60 words",
    whole: () => "Take your description to 150 words",
  },
  market: { half: () => "Describe who buys", whole: () => "Put a number on your market" },
  model: {
    half: () => "Choose your business model",
    whole: (its) => (its.model === "" && its.metrics ? "Choose your business model" : "Give your key metrics"),
  },
  advantage: { half: () => "Explain your advantage", whole: () => "Say in 10 words why others can’t copy you" },
  product: { half: () => "Start building an MVP", whole: () => "Put your MVP in customers’ hands" },
  growth: { half: () => "Grow your MRR", whole: () => "Reach 15% growth in three months" },
  reporting: { half: () => "Report your five numbers", whole: () => "Keep three months of numbers" },
  retention: { half: () => "Bring churn down to 4%", whole: () => "Bring churn down to 3%" },
  runway: { half: () => "Get back to 6 months of runway", whole: () => "Reach 9 months of runway" },
  "cap-table": { half: () => "Save your cap table", whole: () => "Save your cap table" },
};

const states: Record<CriterionState, string> = { completed: "met", warning: "half met", incomplete: "not met" };
const categories: Record<Category, string> = {
  team: "Team",
  market: "Market",
  model: "Model",
  product: "Product",
  traction: "Traction",
  finance: "Finance",
};
const criteria: Record<Criterion, string> = {
  team: "A team of two or more, introduced",
  roles: "Who does what",
  problem: "The problem and the solution",
  market: "Who buys, and how many",
  model: "Business model",
  advantage: "Hard to copy",
  product: "Product in use",
  growth: "Growth",
  reporting: "Numbers kept up to date",
  retention: "Churn",
  runway: "Runway",
  "cap-table": "Cap table",
};
const short: Record<Criterion, string> = {
  team: "team",
  roles: "roles",
  problem: "description",
  market: "market",
  model: "model",
  advantage: "advantage",
  product: "product",
  growth: "growth",
  reporting: "monthly numbers",
  retention: "churn",
  runway: "runway",
  "cap-table": "cap table",
};

const missing = (gap: Missing) =>
  gap
    ? `${euros(gap.cash)} more in cash, or net burn cut by ${euros(gap.burn)} a month`
    : "Report this month’s numbers first";

export const words = {
  title: "Readiness score",
  questions: (number: number) => `${number} questions`,
  lastScan: (at: Date) => `Last scan on ${date(at)} at ${time(at)}`,
  scan: "Scan my startup",
  badges: { preparing: "Needs preparation", nearly: "Nearly ready", ready: "Ready to raise" },
  never: "Not scored yet",
  neverText:
    "A scan reads your profile, your monthly numbers and your cap table, and answers 12 questions. Same data, same score.",
  scanning: "Scanning…",
  stale: {
    title: "What the scan reads has changed since",
    text: "Your profile, numbers, cap table or our rules: run it again to count them in.",
  },
  scanned: {
    title: (score: number, before: number | null) =>
      before === null
        ? `${score}, your first score`
        : score === before
          ? `${score}, unchanged`
          : `${score}, ${score > before ? "+" : "\u2212"}${Math.abs(score - before)}`,
    text: "The scan read your profile, your numbers and your cap table.",
  },
  score: (score: number) => `Score ${score} out of 100`,
  noScore: "No score yet",
  floors: { nearly: "Nearly ready", eligible: "Can pitch", ready: "Ready to raise", target: "your goal" },
  becomes: (step: string, from: number, to: number) => `${step}: ${from} becomes ${to}`,
  why: (points: number, effort: number) =>
    `${points} ${points === 1 ? "point" : "points"}. Effort: ${effort} out of 5.`,
  crossed: {
    nearly: (at: number) => `At ${at}, your badge says you’re nearly ready.`,
    eligible: (at: number) => `At ${at}, you can apply to a Pitch Session from your cockpit.`,
    ready: (at: number) => `At ${at}, your badge says you’re ready to raise.`,
  },
  complete: { title: "Nothing is missing", text: "All 12 criteria are met. Keep your numbers up to date each month." },
  criteriaTitle: (done: number, all: number) => `${done} of ${all} criteria`,
  states,
  points: (got: number, possible: number) => `${got} out of ${possible}`,
  categories,
  criteria,
  short,
  evidence,
  wayTo: (way: string, step: string) => `${way}: ${step}`,
  planTitle: "Action plan",
  planNext: "what comes next, by points and effort",
  effort: (value: number) => `effort ${value} out of 5`,
  steps,
  second: "The second half of this criterion",
  missing,
  churnGap: (points: number) => `${count(points)} percentage points lower: the first half of this criterion`,
  ways: {
    profile: "Open profile",
    numbers: "Open my numbers",
    scenarios: "Scenarios",
    "cap-table": "Open the cap table",
  },
  history: {
    title: "History",
    text: "Worked out with today’s rules from your monthly numbers; the rest is as in your last scan.",
    label: (months: string, scores: string) => `Score for ${months}: ${scores}`,
    eligible: (at: number) => `${at} to pitch`,
    columns: { month: "Month", moved: "What moved", score: "Score" },
    first: "first month",
    same: "nothing",
    moved: (name: string, points: number) => `${name} ${points > 0 ? "+" : "\u2212"}${Math.abs(points)}`,
  },
  calculation: {
    title: "How it’s worked out",
    text: "Each question is worth the points shown; meeting it halfway earns half. The 12 questions add up to 100. Nothing else counts.",
    sum: "Score",
  },
  review: {
    aside: "A calculated score, not an opinion.",
    ask: "Ask The Lab to review my score",
    label: "What looks wrong?",
    hint: (days: number) => `Optional. We reply within ${days} days.`,
    send: "Send my request",
    asked: { title: "Your request is on its way", text: "" },
    open: (askedAt: Date, due: string | null) =>
      `Review requested on ${date(askedAt)}. ${due ? `We reply by ${date(due)}.` : "We’re sorry this is taking longer than we promised."}`,
    answered: (at: Date, score: number) => `Our reply of ${date(at)} about your score of ${score}:`,
    errors: { messageTooLong: "1,000 characters at most." },
    problems: {
      open: "You already have a request waiting for a reply.",
      many: "That’s the most scans we keep in 24 hours. Your last score still stands: come back tomorrow.",
      unscanned: "Scan your startup first: there’s no score to review yet.",
    },
  },
  failure: { title: "Nothing has changed", text: "That couldn’t be saved. Please try again." },
};
