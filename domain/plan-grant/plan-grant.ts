import { daysLater } from "../../platform/language/paris-day.ts";
import type { PaidPlan, Plan } from "../plan/plan.ts";

/** `endsOn` is the planned last day; `endedOn` is the first day without the plan after an early end. */
export type Granted = { plan: PaidPlan; startsOn: string; endsOn: string | null; endedOn: string | null };

/** The plan on a given day. `until` is the plan's last day, or null without an end. */
export type PlanNow = { plan: Plan; from: string | null; until: string | null };

export type PlanToCome = { plan: PaidPlan; from: string; until: string | null };

export const freePlan: PlanNow = { plan: "free", from: null, until: null };

/** Returns a grant's last day, which is before `startsOn` if the grant was ended before its start. */
export function lastDayOf({ endsOn, endedOn }: Pick<Granted, "endsOn" | "endedOn">) {
  if (endedOn === null) return endsOn;
  const last = daysLater(endedOn, -1);
  return endsOn !== null && endsOn < last ? endsOn : last;
}

const isOver = (grant: Granted, day: string) => {
  const last = lastDayOf(grant);
  return last !== null && (last < day || last < grant.startsOn);
};

/** Returns the plan on a given day. If a free trial and a granted plan overlap, the higher plan applies. */
export function planOn(granted: readonly Granted[], day: string): PlanNow {
  const counting = granted.filter((grant) => grant.startsOn <= day && !isOver(grant, day));
  const found = counting.find(({ plan }) => plan === "elite") ?? counting[0];
  return found ? { plan: found.plan, from: found.startsOn, until: lastDayOf(found) } : freePlan;
}

export function planAfter(granted: readonly Granted[], day: string): PlanToCome | null {
  const [next] = granted
    .filter((grant) => grant.startsOn > day && !isOver(grant, grant.startsOn))
    .toSorted((one, other) => one.startsOn.localeCompare(other.startsOn));
  return next ? { plan: next.plan, from: next.startsOn, until: lastDayOf(next) } : null;
}

function planPast(granted: readonly Granted[], now: PlanNow, day: string): PlanToCome | null {
  if (now.until === null) return planAfter(granted, day);
  const from = daysLater(now.until, 1);
  const then = planOn(granted, from);
  return then.plan === "free" ? planAfter(granted, now.until) : { plan: then.plan, from, until: then.until };
}

/** Returns the plan on a given day and the next plan. Consecutive grants of the same plan count as one period. */
export function plansFrom(granted: readonly Granted[], day: string): PlanNow & { next: PlanToCome | null } {
  let now = planOn(granted, day);
  let next = planPast(granted, now, day);
  while (next && now.plan === next.plan && now.until !== null && next.from === daysLater(now.until, 1)) {
    now = { ...now, until: next.until };
    next = planPast(granted, now, next.from);
  }
  return { ...now, next };
}
