import { monthFrom } from "../kpi/check-in.ts";
import { type Figures, missingFor, type Runway } from "../kpi/figures.ts";
import type { PlanStep } from "../readiness/action-plan.ts";
import type { Band } from "../startup/options.ts";

/** A way to improve a number: its inputs and its effect. Money in cents, shares in percent. */
export type Lever =
  /**
   * CAC back to its lowest within `months` months, or 10 % lower if it is at its lowest: `more` percent more customers.
   */
  | { lever: "cac-best"; now: number; to: number; month: string | null; months: number; saved: number; more: number }
  /** A customer stays 100 ÷ churn months, so CAC divided by that is the cost for each month. */
  | {
      lever: "cac-life";
      cac: number;
      churn: number;
      toChurn: number;
      life: number;
      toLife: number;
      aMonth: number;
      toMonth: number;
    }
  /** `ofTen` of ten new customers come by referral, at no cost. */
  | { lever: "cac-referred"; cac: number; ofTen: number; to: number }
  /** Out of a hundred survey answers, the number that must move from one group to another. */
  | { lever: "nps-detractors"; now: number; target: number; toPassive: number; toPromoter: number }
  | { lever: "nps-passives"; now: number; target: number; toPromoter: number }
  /** The weight of one answer, in NPS points, for few and for many answers. */
  | { lever: "nps-measure"; few: number; fewPoints: number; many: number; manyPoints: number }
  | { lever: "nps-first"; answers: number; toPassive: number; toPromoter: number }
  | { lever: "nps-leavers"; mrr: number; churn: number; toChurn: number; lost: number; kept: number; inYear: number }
  | { lever: "runway-burn"; cash: number; burn: number; target: number; less: number; toBurn: number }
  | {
      lever: "runway-mrr";
      mrr: number;
      more: number;
      percent: number | null;
      target: number;
      burn: number;
      toBurn: number;
    }
  | { lever: "runway-cash"; cash: number; burn: number; target: number; more: number }
  /** `gives`: the rise in net burn that leaves `target` months of runway, negative for a fall; `more`: at least 0. */
  | { lever: "runway-spend"; cash: number; burn: number; target: number; gives: number; more: number }
  | { lever: "runway-surplus"; surplus: number }
  | { lever: "runway-fall"; mrr: number; surplus: number; percent: number | null }
  | {
      lever: "raise-time";
      runway: Runway;
      months: number;
      burn: number;
      cash: number;
      spent: number;
      startBy: string | null;
      missing: number;
    }
  | { lever: "raise-score"; score: number | null; steps: PlanStep[]; points: number; target: number }
  | {
      lever: "raise-amount";
      burn: number;
      months: number;
      cash: number;
      amount: number;
      band: Band | null;
      fits: "in" | "above" | "below" | null;
    }
  /** Without net burn: the extra monthly spending that the sum sought would allow. */
  | { lever: "raise-growth"; months: number; band: Band | null; from: number | null; to: number | null };

export type LeverName = Lever["lever"];
export type LeverOf<Name extends LeverName> = Extract<Lever, { lever: Name }>;

export const actionNames = ["cac", "nps", "runway", "raise"] as const;
export type ActionName = (typeof actionNames)[number];

type Now = Figures & { latest: NonNullable<Figures["latest"]>; meanBurn: number; runway: Runway };

/** Months searched for the best value. */
const looksBack = 12;
/** A tenth less than the current value, if no earlier month was better; the page states this assumption. */
const tenthLess = (value: number) => Math.floor((value * 9) / 10);
const tenthsBelow = (value: number) => Math.floor(value * 10 + 1e-6) / 10;

const monthsWith = ({ history }: Now, of: (month: Now["latest"]) => number) =>
  history.slice(-looksBack).filter((month) => of(month) > 0);

function bestOf(now: Now, of: (month: Now["latest"]) => number) {
  const { latest } = now;
  const months = monthsWith(now, of);
  const best = months.toSorted((a, b) => of(a) - of(b))[0];
  return best && of(best) < of(latest) ? best : null;
}

/** The target churn: the best month's, or a tenth less. */
const churnToReach = (now: Now) => bestOf(now, ({ churn }) => churn)?.churn ?? tenthsBelow((now.latest.churn * 9) / 10);

function cacLevers(now: Now): Lever[] {
  const { cac, churn } = now.latest;
  const best = bestOf(now, (month) => month.cac);
  const to = best?.cac ?? tenthLess(cac);
  const referred = (ofTen: number): Lever => ({
    ...{ lever: "cac-referred", cac, ofTen, to: Math.round((cac * (10 - ofTen)) / 10) },
  });
  const toChurn = churnToReach(now);
  const [life, toLife] = [tenthsBelow(100 / churn), tenthsBelow(100 / toChurn)];
  return [
    {
      ...{ lever: "cac-best", now: cac, to, month: best?.month ?? null, saved: cac - to },
      months: monthsWith(now, (month) => month.cac).length,
      more: to > 0 ? tenthsBelow((cac / to - 1) * 100) : 0,
    },
    toChurn > 0 && churn > 0
      ? {
          ...{ lever: "cac-life", cac, churn, toChurn, life, toLife },
          ...{ aMonth: Math.round((cac * churn) / 100), toMonth: Math.round((cac * toChurn) / 100) },
        }
      : referred(2),
    referred(1),
  ];
}

const npsGoals = [0, 30, 50, 70, 100];

function leavers(now: Now): Lever {
  const { mrr, churn } = now.latest;
  const toChurn = churnToReach(now);
  const [lost, lostThen] = [Math.round((mrr * churn) / 100), Math.round((mrr * toChurn) / 100)];
  const kept = lost - lostThen;
  return { lever: "nps-leavers", mrr, churn, toChurn, lost, kept, inYear: kept * 12 };
}

function npsLevers(now: Now): Lever[] {
  const { nps } = now.latest;
  if (nps === null)
    return [
      { lever: "nps-measure", few: 20, fewPoints: 5, many: 50, manyPoints: 2 },
      leavers(now),
      { lever: "nps-first", answers: 50, toPassive: 2, toPromoter: 4 },
    ];
  const target = npsGoals.find((goal) => goal > nps) ?? 100;
  const points = Math.ceil(target - nps);
  return [
    { lever: "nps-detractors", now: nps, target, toPassive: points, toPromoter: Math.ceil(points / 2) },
    { lever: "nps-passives", now: nps, target, toPromoter: points },
    leavers(now),
  ];
}

const runwayGoals = [9, 12, 18, 24, 36];
const percentOf = (part: number, whole: number) => (whole > 0 ? tenthsBelow((part / whole) * 100) : null);

function runwayLevers(now: Now, floor: number): Lever[] {
  const { latest, meanBurn: burn, runway } = now;
  const { cash, mrr } = latest;
  const spend = (target: number): Lever => {
    const gives = Math.floor(cash / target - burn);
    return { lever: "runway-spend", cash, burn, target, gives, more: Math.max(0, gives) };
  };
  if (runway.state !== "months") {
    if (runway.state === "over-36") return [spend(36), spend(24), spend(18)];
    const surplus = -burn;
    const fall = Math.min(surplus, mrr);
    return [
      { lever: "runway-surplus", surplus },
      { lever: "runway-fall", mrr, surplus: fall, percent: percentOf(fall, mrr) },
      spend(24),
    ];
  }
  const { months } = runway;
  const target = [floor, ...runwayGoals].toSorted((a, b) => a - b).find((goal) => goal > months) ?? 36;
  const missing = missingFor(target, now) ?? { cash: 0, burn: 0 };
  const toBurn = burn - missing.burn;
  const more = Math.ceil(missing.burn / 100) * 100;
  return [
    { lever: "runway-burn", cash, burn, target, less: missing.burn, toBurn },
    {
      ...{ lever: "runway-mrr", mrr, more, target, burn, toBurn: burn - more },
      percent: percentOf(more, mrr),
    },
    { lever: "runway-cash", cash, burn, target, more: missing.cash },
  ];
}

/** Assumptions, stated on the page: months to raise money, and months it should last. */
const raising = { months: 6, lasts: 18 } as const;

/** The month in which a raise has to begin for this runway to outlast it; null if it is too late. */
export function raiseBy(month: string, runwayMonths: number) {
  const spare = Math.floor(runwayMonths) - raising.months;
  return spare >= 0 ? monthFrom(month, spare) : null;
}

/** `ready`: the score to reach. */
export type Raise = { score: number | null; ready: number; steps: readonly PlanStep[]; sought: Band | null };

function raiseLevers(now: Now, { score, ready, steps, sought }: Raise): Lever[] {
  const { latest, meanBurn: burn, runway } = now;
  const { cash, month } = latest;
  const startBy = runway.state === "months" ? raiseBy(month, runway.months) : null;
  const done: PlanStep[] = [];
  let reached = score ?? 0;
  for (const step of score === null ? [] : steps) {
    if (reached >= ready) break;
    done.push(step);
    reached += step.points;
  }
  const amount = Math.max(0, raising.lasts * burn - cash);
  const inBand = sought && {
    above: sought.to !== undefined && amount > sought.to * 100,
    below: amount < (sought.from ?? 0) * 100,
  };
  return [
    {
      ...{
        lever: "raise-time",
        runway,
        months: raising.months,
        burn,
        cash,
        spent: raising.months * Math.max(0, burn),
      },
      startBy,
      missing: runway.state === "months" && !startBy ? (missingFor(raising.months, now)?.cash ?? 0) : 0,
    },
    { lever: "raise-score", score, steps: done, points: reached - (score ?? 0), target: ready },
    burn > 0
      ? {
          ...{ lever: "raise-amount", burn, months: raising.lasts, cash, amount, band: sought },
          fits: inBand && (inBand.above ? "above" : inBand.below ? "below" : "in"),
        }
      : {
          ...{ lever: "raise-growth", months: raising.lasts, band: sought },
          from: sought?.from === undefined ? null : Math.floor((sought.from * 100) / raising.lasts),
          to: sought?.to === undefined ? null : Math.floor((sought.to * 100) / raising.lasts),
        },
  ];
}

/** Three levers for one of the four actions; none before the first check-in. `floor` is in months of runway. */
export function leversFor(action: ActionName, figures: Figures, floor: number, raise: Raise): Lever[] {
  const { latest, meanBurn, runway } = figures;
  if (!latest || meanBurn === null || !runway) return [];
  // Uses the rounded burn that is displayed, so that the displayed amounts add up.
  const now: Now = { ...figures, latest, meanBurn: Math.round(meanBurn), runway };
  switch (action) {
    case "cac":
      return cacLevers(now);
    case "nps":
      return npsLevers(now);
    case "runway":
      return runwayLevers(now, floor);
    case "raise":
      return raiseLevers(now, raise);
  }
}
