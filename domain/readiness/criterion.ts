import type { Runway } from "../kpi/figures.ts";

/** The twelve questions that a scan answers, by what they ask about. */
export const criteria = [
  "team",
  "roles",
  "problem",
  "market",
  "model",
  "advantage",
  "product",
  "growth",
  "reporting",
  "retention",
  "runway",
  "cap-table",
] as const;
export type Criterion = (typeof criteria)[number];

export const categories = {
  team: ["team", "roles"],
  market: ["problem", "market"],
  model: ["model", "advantage"],
  product: ["product"],
  traction: ["growth", "reporting", "retention"],
  finance: ["runway", "cap-table"],
} as const satisfies Record<string, readonly Criterion[]>;
export type Category = keyof typeof categories;

/** Points of each question, 100 together. Half of them is what a warning is worth. */
export const weights: Record<Criterion, number> = {
  team: 8,
  roles: 6,
  problem: 8,
  market: 8,
  model: 8,
  advantage: 6,
  product: 8,
  growth: 12,
  reporting: 8,
  retention: 8,
  runway: 12,
  "cap-table": 8,
};

/** What each question asks for, whole and half. Shares are percents. */
export const needed = {
  team: { words: 12 },
  problem: { words: 150, half: 60 },
  advantage: { words: 10 },
  growth: { percent: 15 },
  reporting: { months: 3 },
  retention: { churn: 3, half: 4 },
  runway: { months: 9, half: 6 },
} as const;

/** Raise this when the scan's rules change, so that scores under different rules are not compared. */
export const rulesVersion = 2;

export type CriterionState = "completed" | "warning" | "incomplete";

/** What is missing for some months of runway, in cents: so much more cash, or so much less net burn a month. */
export type Missing = { cash: number; burn: number } | null;

/** What a scan read for each question. */
export type Evidence = {
  team: { size: string; words: number };
  roles: { named: boolean };
  problem: { words: number };
  market: { written: boolean; withNumber: boolean };
  model: { model: string; metrics: boolean };
  advantage: { words: number };
  product: { stage: string };
  /** Percent, one decimal, rounded down, against that many months before; `rises` where nothing was earned then. */
  growth: { percent: number | null; months: number; rises: boolean; outdated: boolean };
  reporting: { months: number };
  retention: { churn: number | null; outdated: boolean };
  runway: { runway: Runway | null; missing: Missing; missingHalf: Missing; outdated: boolean };
  "cap-table": { saved: boolean };
};

/** What a scan found of one question; `points` are out of its weight. */
export type Finding = {
  [Each in Criterion]: { criterion: Each; state: CriterionState; points: number; evidence: Evidence[Each] };
}[Criterion];
