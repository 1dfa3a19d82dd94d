import { type CheckIn, closedMonth, dueDay, monthFrom, monthsBetween } from "../kpi/check-in.ts";
import { type Figures, missingFor } from "../kpi/figures.ts";
import { type FounderProfile, wordsIn } from "../startup/founder-profile.ts";
import { startupStages } from "../startup/options.ts";
import {
  asked,
  categories,
  type Category,
  criteria,
  type Criterion,
  type CriterionState,
  type Evidence,
  type Finding,
  weights,
} from "./criterion.ts";

/** What a scan reads. `today` is a day in Paris. */
export type ScanInputs = { profile: FounderProfile; figures: Figures; hasCapTable: boolean; today: string };

/** One decimal, rounded down; what is a hair below a tenth for want of digits is that tenth. */
const tenthsBelow = (value: number) => Math.floor(value * 10 + 1e-6) / 10;

/** Against three months before; of a younger history, against its first month. */
function growthIn({ history, latest, isStale, mrrInThreeMonths }: Figures): Evidence["growth"] {
  const first = latest && history.find(({ month }) => monthsBetween(month, latest.month) <= 3);
  if (!latest || !first || first === latest) return { percent: null, months: 0, rises: false, outdated: isStale };
  const months = monthsBetween(first.month, latest.month);
  const percent = mrrInThreeMonths ?? (first.mrr > 0 ? ((latest.mrr - first.mrr) / first.mrr) * 100 : null);
  return {
    percent: percent === null ? null : tenthsBelow(percent),
    months,
    rises: latest.mrr > first.mrr,
    outdated: isStale,
  };
}

/** How many of the last three months were reported; the last one is asked for from the day on which it is due. */
function reportedIn(history: readonly CheckIn[], today: string) {
  const closed = closedMonth(today);
  const isThere = (month: string) => history.some((each) => each.month === month);
  const last = isThere(closed) || today > dueDay(closed) ? closed : monthFrom(closed, -1);
  const { months } = asked.reporting;
  return Array.from({ length: months }, (_, back) => monthFrom(last, -back)).filter(isThere).length;
}

export function evidenceOf({ profile, figures, hasCapTable, today }: ScanInputs): Evidence {
  const { isStale: outdated, latest, runway } = figures;
  return {
    team: { size: profile.team_size, words: wordsIn(profile.team_presentation) },
    roles: { named: profile.co_founders !== "" },
    problem: { words: wordsIn(profile.description) },
    market: { written: profile.target_market !== "", withNumber: /\d/.test(profile.target_market) },
    model: { model: profile.business_model, metrics: profile.key_metrics !== "" },
    advantage: { words: wordsIn(profile.competitive_advantage) },
    product: { stage: profile.current_stage },
    growth: growthIn(figures),
    reporting: { months: reportedIn(figures.history, today) },
    retention: { churn: latest && latest.churn, outdated },
    runway: {
      runway,
      missing: missingFor(asked.runway.months, figures),
      missingHalf: missingFor(asked.runway.half, figures),
      outdated,
    },
    "cap-table": { saved: hasCapTable },
  };
}

const stageFrom = (stage: string, least: (typeof startupStages)[number]) =>
  (startupStages as readonly string[]).indexOf(stage) >= startupStages.indexOf(least);

const whole = (isWhole: boolean, isHalf = false): CriterionState =>
  isWhole ? "completed" : isHalf ? "warning" : "incomplete";

/** Months of runway as a number that can be compared. */
function monthsOf({ runway, outdated }: Evidence["runway"]) {
  if (!runway || outdated) return 0;
  return runway.state === "months" ? runway.months : Number.POSITIVE_INFINITY;
}

const rules: { [Asked in Criterion]: (evidence: Evidence[Asked]) => CriterionState } = {
  team({ size, words }) {
    const parts = [size !== "" && size !== "solo", words >= asked.team.words];
    return whole(parts.every(Boolean), parts.some(Boolean));
  },
  roles: ({ named }) => whole(named),
  problem: ({ words }) => whole(words >= asked.problem.words, words >= asked.problem.half),
  market: ({ written, withNumber }) => whole(withNumber, written),
  model: ({ model, metrics }) => whole(model !== "" && metrics, model !== "" || metrics),
  advantage: ({ words }) => whole(words >= asked.advantage.words),
  product: ({ stage }) => whole(stageFrom(stage, "mvp-launched"), stageFrom(stage, "mvp-in-progress")),
  growth: ({ percent, months, rises, outdated }) =>
    whole(!outdated && months === 3 && (percent ?? 0) >= asked.growth.percent, !outdated && rises),
  reporting: ({ months }) => whole(months >= asked.reporting.months, months > 0),
  retention: ({ churn, outdated }) =>
    whole(
      !outdated && churn !== null && churn <= asked.retention.churn,
      !outdated && churn !== null && churn <= asked.retention.half,
    ),
  runway: (evidence) => whole(monthsOf(evidence) >= asked.runway.months, monthsOf(evidence) >= asked.runway.half),
  "cap-table": ({ saved }) => whole(saved),
};

const share: Record<CriterionState, number> = { completed: 1, warning: 0.5, incomplete: 0 };

export const pointsOf = (criterion: Criterion, state: CriterionState) => weights[criterion] * share[state];

function findingOf<Asked extends Criterion>(criterion: Asked, evidence: Evidence) {
  const state = rules[criterion](evidence[criterion]);
  return { criterion, state, points: pointsOf(criterion, state), evidence: evidence[criterion] } as Finding;
}

export const findingsOf = (evidence: Evidence): Finding[] =>
  criteria.map((criterion) => findingOf(criterion, evidence));

/** A startup's readiness: the same inputs always find the same. */
export const scanOf = (inputs: ScanInputs) => findingsOf(evidenceOf(inputs));

export const scoreOf = (findings: readonly Finding[]) => findings.reduce((sum, { points }) => sum + points, 0);

export const completedIn = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state === "completed").length;

/** Points got and possible in a category. */
export function pointsIn(category: Category, findings: readonly Finding[]) {
  const its: readonly Criterion[] = categories[category];
  return {
    got: scoreOf(findings.filter(({ criterion }) => its.includes(criterion))),
    possible: its.reduce((sum, criterion) => sum + weights[criterion], 0),
  };
}
