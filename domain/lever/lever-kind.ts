import type { Figures, Runway } from "../kpi/figures.ts";
import type { PlanStep } from "../readiness/action-plan.ts";
import type { Band } from "../startup/bands.ts";

/** The month by which a funding round must begin; `isPast` if that month is over, so that it must begin now. */
export type StartBy = { month: string; isPast: boolean };

/** Amounts are in cents, rates in percent. */
export type Lever =
  /** Brings CAC to its best of `months` months; equal spending then wins `more` percent more customers. */
  | { lever: "cac-best"; now: number; to: number; month: string | null; months: number; saved: number; more: number }
  /** Lowers churn to `toChurn`, so that customers stay `toLife` instead of `life` months (100 ÷ churn) on average. */
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
  /** Of ten new customers, `ofTen` come through referrals and cost nothing. */
  | { lever: "cac-referred"; cac: number; ofTen: number; to: number }
  /**
   * Detractors out of a hundred answers who must become passive (`toPassive`) or promoters (`toPromoter`) to reach
   * `target`.
   */
  | { lever: "nps-detractors"; now: number; target: number; toPassive: number; toPromoter: number }
  | { lever: "nps-passives"; now: number; target: number; toPromoter: number }
  /**
   * By how many NPS points one answer changes the result: `fewPoints` with `few` answers, `manyPoints` with `many`
   * answers.
   */
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
  /** `gives` is the rise of net burn that still leaves `target` months; `more` is `gives`, but at least 0. */
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
      startBy: StartBy | null;
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
  /** For startups without net burn: the extra monthly spending that the amount to be raised would allow. */
  | { lever: "raise-growth"; months: number; band: Band | null; from: number | null; to: number | null };

export type LeverName = Lever["lever"];
export type LeverOf<Name extends LeverName> = Extract<Lever, { lever: Name }>;

export const actionNames = ["cac", "nps", "runway", "raise"] as const;
export type ActionName = (typeof actionNames)[number];

export type Now = Figures & { latest: NonNullable<Figures["latest"]>; meanBurn: number; runway: Runway };

const looksBack = 12;
export const tenthsBelow = (value: number) => Math.floor(value * 10 + 1e-6) / 10;

export const monthsWith = ({ history }: Now, of: (month: Now["latest"]) => number) =>
  history.slice(-looksBack).filter((month) => of(month) > 0);

export function bestOf(now: Now, of: (month: Now["latest"]) => number) {
  const { latest } = now;
  const months = monthsWith(now, of);
  const best = months.toSorted((a, b) => of(a) - of(b))[0];
  return best && of(best) < of(latest) ? best : null;
}
