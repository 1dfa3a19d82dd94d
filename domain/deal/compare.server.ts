import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { type CheckIn, monthFrom } from "../kpi/check-in.ts";
import { computeFigures } from "../kpi/figures.ts";
import { checkInsOfMany } from "../kpi/history.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustBeApproved } from "../investor/access.ts";
import type { ShownPart } from "../publication/publication.ts";
import { type Deal, dealOf } from "./record.server.ts";
import { type Opening, recordView } from "./views.server.ts";

const numbers: ReadonlySet<ShownPart> = new Set(["figures", "runway"]);

/** The compared month may be at most this many months older than any startup's latest month. */
const oldest = 2;

type Reported = { deal: Deal; checkIns: readonly CheckIn[] };

/**
 * Returns the latest month reported by every compared startup that shares numbers, or null if none is recent enough.
 */
function comparedMonth(sides: readonly Reported[]) {
  const sharing = sides.filter(({ deal: { record } }) => record.shown.some((part) => numbers.has(part)));
  const [first, ...others] = sharing.map(({ checkIns }) => checkIns.map(({ month }) => month));
  const month = first?.findLast((each) => others.every((other) => other.includes(each)));
  if (first === undefined || month === undefined) return null;
  const isRecent = [first, ...others].every((months) => month >= monthFrom(months.at(-1) ?? month, -oldest));
  return isRecent ? month : null;
}

/** Groups of numbers that the startup does not share are null. */
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

/** A comparison shows both profiles, so each startup counts a view. */
export async function compareDeals(
  db: Db,
  actor: Actor,
  [one, other]: readonly [string, string],
  opening: Opening,
  now = new Date(),
) {
  mustBeApproved(actor);
  const left = await dealOf(db, actor, one, now);
  const right = left && (await dealOf(db, actor, other, now));
  if (!left || !right) return null;
  for (const startup of [one, other]) await recordView(db, actor, startup, { kind: "profile", ...opening }, now);
  const reported = await checkInsOfMany(db, [one, other]);
  const [ofLeft, ofRight] = [reported.get(one) ?? [], reported.get(other) ?? []];
  const month = comparedMonth([
    { deal: left, checkIns: ofLeft },
    { deal: right, checkIns: ofRight },
  ]);
  const today = parisDay(now);
  return { month, left: sideOf(left, ofLeft, month, today), right: sideOf(right, ofRight, month, today) };
}

export type Comparison = NonNullable<Awaited<ReturnType<typeof compareDeals>>>;
export type ComparedSide = Comparison["left"];
