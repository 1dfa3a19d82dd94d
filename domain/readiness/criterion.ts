import type { Runway } from "../kpi/figures.ts";

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

/** The points of each criterion, 100 in total. A warning gives half of them. */
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

/** The requirements of each criterion for all points and for half. Shares are in percent. */
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

/** The cents missing for a number of months of runway: as additional cash, or as a cut of monthly net burn. */
export type Missing = { cash: number; burn: number } | null;

/** The data that a scan reads for each criterion. */
export type Evidence = {
  team: { size: string; words: number };
  roles: { named: boolean };
  problem: { words: number };
  market: { written: boolean; withNumber: boolean };
  model: { model: string; metrics: boolean };
  advantage: { words: number };
  product: { stage: string };
  /** Percentage with one decimal, rounded down, over `months` months; `rises`: there was no revenue at the start. */
  growth: { percent: number | null; months: number; rises: boolean; outdated: boolean };
  reporting: { months: number };
  retention: { churn: number | null; outdated: boolean };
  runway: { runway: Runway | null; missing: Missing; missingHalf: Missing; outdated: boolean };
  "cap-table": { saved: boolean };
};

/** The result of a scan for one criterion; `points` are out of the criterion's weight. */
export type Finding = {
  [Each in Criterion]: { criterion: Each; state: CriterionState; points: number; evidence: Evidence[Each] };
}[Criterion];
