import { concernsOf } from "../kpi/judge.ts";
import { monthFrom } from "../kpi/check-in.ts";
import { burnMultipleOf, type Figures, lostBy } from "../kpi/figures.ts";
import { tryScenario } from "../kpi/scenario.ts";
import type { Thresholds } from "../kpi/threshold.ts";
import type { NextStepPlace } from "./answer.ts";
import type { InsightKind } from "./message.ts";

/** A conclusion about a startup's figures, with the numbers behind it: amounts in cents, rates in percent. */
export type Insight = { month: string; nextStep: NextStepPlace; isUrgent: boolean } & (
  | { kind: "cash"; endsIn: string; cash: number; burn: number; months: number }
  | { kind: "mrr" | "cac"; change: number; before: number; now: number }
  | { kind: "burn"; multiple: number; burnt: number; gained: number }
  | { kind: "churn"; lost: number; mrr: number; churn: number }
);

export type Dismissed = { kind: InsightKind; month: string; day: string };

const aDay = 3;

/** Checks whether a percentage change is known and differs from zero when rounded to one decimal. */
const moved = (change: number | null): change is number => change !== null && Math.abs(change) >= 0.05;

export function allInsights(figures: Figures, thresholds: Thresholds, today: string): Insight[] {
  const { latest, runway, meanBurn, history, mrrInThreeMonths, cacInThreeMonths } = figures;
  if (!latest || meanBurn === null) return [];
  const { month } = latest;
  const concerns = concernsOf(figures, thresholds, today).map(({ kind }) => kind);
  const urgent = { cash: concerns.includes("runway") || concerns.includes("cash"), mrr: (mrrInThreeMonths ?? 0) < 0 };
  const before = history.find((each) => each.month === monthFrom(month, -3));
  const endsIn = tryScenario(figures, { burn: 0, cash: 0 })?.endsIn;
  const found: Insight[] = [];
  if (runway?.state === "months" && endsIn)
    found.push({
      ...{ kind: "cash", month, nextStep: "scenarios", isUrgent: urgent.cash, endsIn },
      ...{ cash: latest.cash, burn: meanBurn, months: runway.months },
    });
  if (latest.churn > 0 && latest.mrr > 0)
    found.push({
      ...{ kind: "churn", month, nextStep: "check-in", isUrgent: concerns.includes("churn") },
      ...{ lost: lostBy(latest.mrr, latest.churn), mrr: latest.mrr, churn: latest.churn },
    });
  if (before && moved(cacInThreeMonths))
    found.push({
      ...{ kind: "cac", month, nextStep: "thresholds", isUrgent: concerns.includes("cac") },
      ...{ change: cacInThreeMonths, before: before.cac, now: latest.cac },
    });
  if (before && moved(mrrInThreeMonths))
    found.push({
      ...{ kind: "mrr", month, nextStep: "readiness", isUrgent: urgent.mrr },
      ...{ change: mrrInThreeMonths, before: before.mrr, now: latest.mrr },
    });
  const burning = burnMultipleOf(figures);
  if (burning) found.push({ kind: "burn", month, nextStep: "scenarios", isUrgent: false, ...burning });
  return found.toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent));
}

export function insightsOf(all: readonly Insight[], dismissed: readonly Dismissed[], today: string) {
  const isAway = ({ kind, month }: Insight) => dismissed.some((each) => each.kind === kind && each.month === month);
  const left = Math.max(0, aDay - dismissed.filter(({ day }) => day === today).length);
  return all.filter((each) => !isAway(each)).slice(0, left);
}
