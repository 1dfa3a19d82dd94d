import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { thresholdsOf } from "../kpi/alert.server.ts";
import type { Figures } from "../kpi/figures.ts";
import { figuresOf } from "../kpi/history.server.ts";
import type { Thresholds } from "../kpi/threshold.ts";
import { mustRead } from "../startup/access.ts";
import type { Actor } from "../person/actor.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { insightDismissal } from "./chat.table.ts";
import { allInsights, insightsOf } from "./insight.ts";
import type { InsightKind } from "./message.ts";

/** A startup's figures, and the kinds of insights that the page already shows. */
type Known = { figures: Figures; thresholds: Thresholds; covered: readonly InsightKind[] };

/** Returns up to three insights for a founder. Throws if the plan does not include insights. */
export async function readInsights(db: Db, actor: Actor, { figures, thresholds, covered }: Known, now = new Date()) {
  await mustOpen(db, mustRead(actor), "insights");
  const today = parisDay(now);
  const { kind, month, dismissedAt } = insightDismissal;
  const rows = await db
    .select({ kind, month, dismissedAt })
    .from(insightDismissal)
    .where(eq(insightDismissal.founder, actor.viewer.id));
  const dismissed = rows.map((row) => ({ kind: row.kind, month: row.month, day: parisDay(row.dismissedAt) }));
  return insightsOf(
    allInsights(figures, thresholds, today).filter((insight) => !covered.includes(insight.kind)),
    dismissed,
    today,
  );
}

/**
 * Hides an insight until the startup reports a newer month. Returns false when the startup's current numbers do not
 * lead to this insight.
 */
export async function dismissInsight(
  db: Db,
  actor: Actor,
  dismissed: { kind: string; month: string },
  now = new Date(),
) {
  const startup = mustRead(actor);
  await mustOpen(db, startup, "insights");
  const figures = await figuresOf(db, startup, now);
  const found = allInsights(figures, await thresholdsOf(db, startup), parisDay(now)).find(
    ({ kind, month }) => kind === dismissed.kind && month === dismissed.month,
  );
  if (!found) return false;
  const { kind, month } = found;
  await db
    .insert(insightDismissal)
    .values({ founder: actor.viewer.id, kind, month, dismissedAt: now })
    .onConflictDoNothing();
  return true;
}
