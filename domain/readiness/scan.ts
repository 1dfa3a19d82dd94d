import { startupStages } from "../startup/options.ts";
import {
  needed,
  categories,
  type Category,
  criteria,
  type Criterion,
  type CriterionState,
  type Evidence,
  type Finding,
  weights,
} from "./criterion.ts";
import { type ScanInputs, evidenceOf } from "./evidence.ts";

const stageFrom = (stage: string, least: (typeof startupStages)[number]) =>
  (startupStages as readonly string[]).indexOf(stage) >= startupStages.indexOf(least);

const whole = (isWhole: boolean, isHalf = false): CriterionState =>
  isWhole ? "completed" : isHalf ? "warning" : "incomplete";

function monthsOf({ runway, outdated }: Evidence["runway"]) {
  if (!runway || outdated) return 0;
  return runway.state === "months" ? runway.months : Number.POSITIVE_INFINITY;
}

const rules: { [Each in Criterion]: (evidence: Evidence[Each]) => CriterionState } = {
  team({ size, words }) {
    const parts = [size !== "" && size !== "solo", words >= needed.team.words];
    return whole(parts.every(Boolean), parts.some(Boolean));
  },
  roles: ({ named }) => whole(named),
  problem: ({ words }) => whole(words >= needed.problem.words, words >= needed.problem.half),
  market: ({ written, withNumber }) => whole(withNumber, written),
  model: ({ model, metrics }) => whole(model !== "" && metrics, model !== "" || metrics),
  advantage: ({ words }) => whole(words >= needed.advantage.words),
  product: ({ stage }) => whole(stageFrom(stage, "mvp-launched"), stageFrom(stage, "mvp-in-progress")),
  growth: ({ percent, months, rises, outdated }) =>
    whole(!outdated && months === 3 && (percent ?? 0) >= needed.growth.percent, !outdated && rises),
  reporting: ({ months }) => whole(months >= needed.reporting.months, months > 0),
  retention: ({ churn, outdated }) =>
    whole(
      !outdated && churn !== null && churn <= needed.retention.churn,
      !outdated && churn !== null && churn <= needed.retention.half,
    ),
  runway: (evidence) => whole(monthsOf(evidence) >= needed.runway.months, monthsOf(evidence) >= needed.runway.half),
  "cap-table": ({ saved }) => whole(saved),
};

const share: Record<CriterionState, number> = { completed: 1, warning: 0.5, incomplete: 0 };

export const pointsOf = (criterion: Criterion, state: CriterionState) => weights[criterion] * share[state];

function findingOf<Each extends Criterion>(criterion: Each, evidence: Evidence) {
  const state = rules[criterion](evidence[criterion]);
  return { criterion, state, points: pointsOf(criterion, state), evidence: evidence[criterion] } as Finding;
}

export const findingsOf = (evidence: Evidence): Finding[] =>
  criteria.map((criterion) => findingOf(criterion, evidence));

export const scanOf = (inputs: ScanInputs) => findingsOf(evidenceOf(inputs));

export const scoreOf = (findings: readonly Finding[]) => findings.reduce((sum, { points }) => sum + points, 0);

export const completedIn = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state === "completed").length;

export function pointsIn(category: Category, findings: readonly Finding[]) {
  const its: readonly Criterion[] = categories[category];
  return {
    got: scoreOf(findings.filter(({ criterion }) => its.includes(criterion))),
    possible: its.reduce((sum, criterion) => sum + weights[criterion], 0),
  };
}
