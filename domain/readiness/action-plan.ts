import { type Criterion, type CriterionState, type Finding } from "./criterion.ts";
import { pointsOf } from "./scan.ts";

/** A step of the action plan. `effort` is a number from 1 to 5. */
export type PlanStep = { finding: Finding; to: Exclude<CriterionState, "incomplete">; points: number; effort: number };

/** Efforts from 1 (an hour of desk work) to 5 (months). `half` is null without half points. */
const efforts: Record<Criterion, { half: number | null; whole: number }> = {
  team: { half: 1, whole: 4 },
  roles: { half: null, whole: 1 },
  problem: { half: 1, whole: 2 },
  market: { half: 1, whole: 1 },
  model: { half: 1, whole: 1 },
  advantage: { half: null, whole: 1 },
  product: { half: 4, whole: 5 },
  growth: { half: 4, whole: 5 },
  reporting: { half: 1, whole: 2 },
  retention: { half: 3, whole: 5 },
  runway: { half: 3, whole: 5 },
  "cap-table": { half: null, whole: 1 },
};

/** A founder with a team only has to describe the team; a solo founder must first find people. */
const effortOfWhole = ({ criterion, evidence }: Finding) =>
  criterion === "team" && evidence.size !== "solo" ? 1 : efforts[criterion].whole;

function stepsOf(finding: Finding): PlanStep[] {
  const { criterion, state, points } = finding;
  if (state === "completed") return [];
  const { half } = efforts[criterion];
  const whole = pointsOf(criterion, "completed");
  const end = { finding, to: "completed", effort: effortOfWhole(finding) } as const;
  if (half === null || state === "warning") return [{ ...end, points: whole - points }];
  const middle = pointsOf(criterion, "warning");
  return [
    { finding, to: "warning", points: middle - points, effort: half },
    { ...end, points: whole - middle },
  ];
}

export const actionPlan = (findings: readonly Finding[]) =>
  findings.flatMap(stepsOf).toSorted((a, b) => b.points / b.effort - a.points / a.effort);
