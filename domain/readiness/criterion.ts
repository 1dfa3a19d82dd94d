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

/** The points of each criterion, 100 in total. The state "warning" gives half of the points. */
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

/** At the threshold `half`, a criterion gets half of its points. `percent` and `churn` are in percent. */
export const needed = {
  team: { words: 12 },
  problem: { words: 150, half: 60 },
  advantage: { words: 10 },
  growth: { percent: 15 },
  reporting: { months: 3 },
  retention: { churn: 3, half: 4 },
  runway: { months: 9, half: 6 },
} as const;

/** Increase the version when the rules change, so that scores under different rules are not compared. */
export const rulesVersion = 2;

export type CriterionState = "completed" | "warning" | "incomplete";

/** The gap in cents to a required runway: add `cash` or reduce the monthly net burn by `burn`. */
export type Missing = { cash: number; burn: number } | null;

export type Evidence = {
  team: { size: string; words: number };
  roles: { named: boolean };
  problem: { words: number };
  market: { written: boolean; withNumber: boolean };
  model: { model: string; metrics: boolean };
  advantage: { words: number };
  product: { stage: string };
  /** `percent` is rounded down to one decimal; null if there was no revenue at the period's start. */
  growth: { percent: number | null; months: number; rises: boolean; outdated: boolean };
  reporting: { months: number };
  retention: { churn: number | null; outdated: boolean };
  runway: { runway: Runway | null; missing: Missing; missingHalf: Missing; outdated: boolean };
  "cap-table": { saved: boolean };
};

export type Finding = {
  [Each in Criterion]: { criterion: Each; state: CriterionState; points: number; evidence: Evidence[Each] };
}[Criterion];
