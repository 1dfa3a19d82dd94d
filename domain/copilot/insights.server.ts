import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { thresholdsOf } from "../kpi/alert.server.ts";
import { figuresOf } from "../kpi/history.server.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { insightDismissal } from "./chat.table.ts";
import { allInsights, insightsOf } from "./insight.ts";
import type { InsightKind } from "./message.ts";

/**
 * What a founder's numbers say today, three things at most; for founders whose plan opens it. `elsewhere` is what the
 * page shows already: it leaves its place to the next.
 */
export async function readInsights(db: Db, actor: Actor, elsewhere: readonly InsightKind[] = [], now = new Date()) {
  const founder = mustBe(actor, "founder");
  await mustOpen(db, founder, "insights");
  const today = parisDay(now);
  const { kind, month, dismissedAt } = insightDismissal;
  const rows = await db
    .select({ kind, month, dismissedAt })
    .from(insightDismissal)
    .where(eq(insightDismissal.founder, founder));
  const dismissed = rows.map((row) => ({ kind: row.kind, month: row.month, day: parisDay(row.dismissedAt) }));
  return insightsOf(
    allInsights(await figuresOf(db, founder, now), await thresholdsOf(db, founder), today).filter(
      (insight) => !elsewhere.includes(insight.kind),
    ),
    dismissed,
    today,
  );
}

/** Puts one away for as long as its month is the last; false where these numbers say no such thing. */
export async function dismissInsight(
  db: Db,
  actor: Actor,
  dismissed: { kind: string; month: string },
  now = new Date(),
) {
  const founder = mustBe(actor, "founder");
  await mustOpen(db, founder, "insights");
  const figures = await figuresOf(db, founder, now);
  const found = allInsights(figures, await thresholdsOf(db, founder), parisDay(now)).find(
    ({ kind, month }) => kind === dismissed.kind && month === dismissed.month,
  );
  if (!found) return false;
  const { kind, month } = found;
  await db.insert(insightDismissal).values({ founder, kind, month, dismissedAt: now }).onConflictDoNothing();
  return true;
}
