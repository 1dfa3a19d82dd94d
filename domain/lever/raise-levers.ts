import { monthFrom } from "../kpi/check-in.ts";
import { missingFor } from "../kpi/figures.ts";
import type { PlanStep } from "../readiness/action-plan.ts";
import type { Band } from "../startup/bands.ts";
import type { Lever, Now, StartBy } from "./lever-kind.ts";

/** Assumptions stated on the page, in months. */
const raising = { months: 6, lasts: 18 } as const;

/**
 * Returns the latest month in which a funding round can begin and still close before the cash runs out, counted from
 * the last reported month. Returns null when the runway is shorter than a round takes.
 */
export function raiseBy(reported: string, runwayMonths: number, today: string): StartBy | null {
  const spare = Math.floor(runwayMonths) - raising.months;
  if (spare < 0) return null;
  const month = monthFrom(reported, spare);
  return { month, isPast: month.slice(0, 7) < today.slice(0, 7) };
}

export type Raise = {
  today: string;
  score: number | null;
  ready: number;
  steps: readonly PlanStep[];
  sought: Band | null;
};

export function raiseLevers(now: Now, { today, score, ready, steps, sought }: Raise): Lever[] {
  const { latest, meanBurn: burn, runway } = now;
  const { cash, month } = latest;
  const startBy = runway.state === "months" ? raiseBy(month, runway.months, today) : null;
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
