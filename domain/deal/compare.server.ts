import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { CheckIn } from "../kpi/check-in.ts";
import { computeFigures } from "../kpi/figures.ts";
import { checkInsOfMany } from "../kpi/history.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustBeApproved } from "../investor/access.ts";
import { type Deal, dealOf } from "./record.server.ts";

/** The latest month that both startups reported; null without one. */
function commonMonth(one: readonly CheckIn[], other: readonly CheckIn[]) {
  const reported = new Set(other.map(({ month }) => month));
  return one.map(({ month }) => month).findLast((month) => reported.has(month)) ?? null;
}

/** The numbers of a month that one startup shares, null where it does not share them; computed as everywhere else. */
function sideOf(deal: Deal, checkIns: readonly CheckIn[], month: string | null, today: string) {
  const { shown } = deal.record;
  const until = checkIns.filter((each) => month !== null && each.month <= month);
  const figures = computeFigures(until, today);
  const latest = figures.latest;
  return {
    ...deal,
    figures:
      shown.includes("figures") && latest
        ? { mrr: latest.mrr, mrrInMonth: figures.mrrInMonth, cac: latest.cac, churn: latest.churn }
        : null,
    runway: shown.includes("runway") && latest ? { cash: latest.cash, runway: figures.runway } : null,
  };
}

/** Compares two published startups at the latest month that both reported; null unless both are published. */
export async function compareDeals(db: Db, actor: Actor, [one, other]: readonly [string, string], now = new Date()) {
  mustBeApproved(actor);
  const left = await dealOf(db, actor, one, now);
  const right = left && (await dealOf(db, actor, other, now));
  if (!left || !right) return null;
  const reported = await checkInsOfMany(db, [one, other]);
  const [ofLeft, ofRight] = [reported.get(one) ?? [], reported.get(other) ?? []];
  const month = commonMonth(ofLeft, ofRight);
  const today = parisDay(now);
  return { month, left: sideOf(left, ofLeft, month, today), right: sideOf(right, ofRight, month, today) };
}

export type Comparison = NonNullable<Awaited<ReturnType<typeof compareDeals>>>;
export type ComparedSide = Comparison["left"];
