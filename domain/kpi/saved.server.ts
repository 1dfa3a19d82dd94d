import { desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { mustRead } from "../startup/access.ts";
import type { Actor } from "../person/actor.ts";
import { isOpen } from "../plan/rights.ts";
import { planOf } from "../plan-grant/current-plan.server.ts";
import type { AlertChange } from "./alert.ts";
import { thresholdsOf } from "./alert.server.ts";
import { kpiCheckIn } from "./check-in.table.ts";
import { computeFigures, type Runway } from "./figures.ts";
import { checkInsOf } from "./history.server.ts";
import { concernsOf, judge } from "./judge.ts";

export type SavedCheckIn = {
  month: string;
  runway: Runway | null;
  runwayBefore: Runway | null;
  /** The alerts changed by the check-in; empty if the startup's plan does not include alerts. */
  changes: Omit<AlertChange, "id">[];
};

/** Returns null if `id` is not the latest check-in. */
export async function savedCheckIn(db: Db, actor: Actor, id: string, now = new Date()): Promise<SavedCheckIn | null> {
  const founder = mustRead(actor);
  const [row] = await db
    .select({ id: kpiCheckIn.id, month: kpiCheckIn.month })
    .from(kpiCheckIn)
    .where(eq(kpiCheckIn.founder, founder))
    .orderBy(desc(kpiCheckIn.recordedAt), desc(kpiCheckIn.id))
    .limit(1);
  if (!row || row.id !== id) return null;
  const today = parisDay(now);
  const before = computeFigures(await checkInsOf(db, founder, id), today);
  const after = computeFigures(await checkInsOf(db, founder), today);
  const thresholds = await thresholdsOf(db, founder);
  const { plan } = await planOf(db, founder, now);
  const open = concernsOf(before, thresholds, today).map((concern) => ({ ...concern, id: concern.kind }));
  const changes = judge(open, concernsOf(after, thresholds, today), after.isStale).filter(
    ({ kind, change }) => kind !== "check-in" || change === "closed",
  );
  return {
    month: row.month,
    runway: after.runway,
    runwayBefore: before.runway,
    changes: isOpen(plan, "insights")
      ? changes.map(({ kind, level, figure, change }) => ({ kind, level, figure, change }))
      : [],
  };
}
