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
export type CriterionState = "completed" | "warning" | "incomplete";

/** What a scan found of one question; `points` are out of its weight. */
export type Finding = { criterion: Criterion; state: CriterionState; points: number };
