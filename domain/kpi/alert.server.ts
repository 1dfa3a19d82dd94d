import { randomUUID } from "node:crypto";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { notifyStartup, settle } from "../notification/notify.server.ts";
import type { AlertChange, AlertKind, OpenAlert } from "./alert.ts";
import { kpiAlert } from "./alert.table.ts";
import { kpiThreshold } from "./check-in.table.ts";
import type { Figures } from "./figures.ts";
import { figuresOf } from "./history.server.ts";
import { concernsOf, judge, judgedIn } from "./judge.ts";
import { houseThresholds, type Thresholds } from "./threshold.ts";

export async function thresholdsOf(db: Db, founder: string): Promise<Thresholds> {
  const moved = await db
    .select({ kind: kpiThreshold.kind, value: kpiThreshold.value })
    .from(kpiThreshold)
    .where(eq(kpiThreshold.founder, founder));
  return { ...houseThresholds, ...Object.fromEntries(moved.map(({ kind, value }) => [kind, value])) };
}

/** Returns a startup's alerts that have not been closed, oldest first. Does not check permissions. */
export const openAlerts = (db: Db, founder: string): Promise<OpenAlert[]> =>
  db
    .select({
      id: kpiAlert.id,
      kind: kpiAlert.kind,
      level: kpiAlert.level,
      figure: kpiAlert.figure,
      openedAt: kpiAlert.openedAt,
    })
    .from(kpiAlert)
    .where(and(eq(kpiAlert.founder, founder), isNull(kpiAlert.closedAt)))
    .orderBy(kpiAlert.openedAt, kpiAlert.kind);

/**
 * Returns the open alerts to show: if the last check-in is too old, only the alert about the missing check-in. An alert's
 * row keeps the figure from which its level was judged, so the figure is replaced with today's.
 */
export function alertsNow(open: readonly OpenAlert[], figures: Figures): OpenAlert[] {
  const now = judgedIn(figures);
  return open
    .filter(({ kind }) => !figures.isStale || kind === "check-in")
    .map((alert) => ({ ...alert, figure: now[alert.kind] }));
}

/** Returns the id of an alert closed today, but not by a check-in; the caller reopens it, avoiding duplicates. */
async function closedToday(tx: Db, founder: string, kind: AlertKind, now: Date) {
  const [last] = await tx
    .select({ id: kpiAlert.id, closedAt: kpiAlert.closedAt, closedBy: kpiAlert.closedBy })
    .from(kpiAlert)
    .where(and(eq(kpiAlert.founder, founder), eq(kpiAlert.kind, kind), isNotNull(kpiAlert.closedAt)))
    .orderBy(desc(kpiAlert.closedAt))
    .limit(1);
  const isOfToday = last?.closedAt && last.closedBy === null && parisDay(last.closedAt) === parisDay(now);
  return isOfToday ? last.id : undefined;
}

/**
 * Opens, changes and closes a founder's alerts to match the current numbers. Must run in the transaction that changed
 * the numbers and locked the founder's row.
 */
export async function followAlerts(tx: Db, founder: string, checkIn: string | null, now: Date): Promise<AlertChange[]> {
  const figures = await figuresOf(tx, founder, now);
  const concerns = concernsOf(figures, await thresholdsOf(tx, founder), parisDay(now));
  const changes: AlertChange[] = [];
  for (const judged of judge(await openAlerts(tx, founder), concerns, figures.isStale)) {
    const { kind, level, figure, change } = judged;
    // A founder who enters the numbers of several past months must not get an alert about a missing check-in after each
    // entered month.
    if (kind === "check-in" && change === "opened" && checkIn !== null) continue;
    const again = change === "opened" && checkIn === null ? await closedToday(tx, founder, kind, now) : undefined;
    const id = judged.id ?? again ?? randomUUID();
    if (again) await tx.update(kpiAlert).set({ level, figure, closedAt: null }).where(eq(kpiAlert.id, again));
    else if (change === "opened")
      await tx.insert(kpiAlert).values({ id, founder, kind, level, figure, openedBy: checkIn, openedAt: now });
    else
      await tx
        .update(kpiAlert)
        .set(change === "closed" ? { closedBy: checkIn, closedAt: now } : { level, figure })
        .where(eq(kpiAlert.id, id));
    changes.push({ id, kind, level, figure, change });
    // Only notifications about a missing check-in are marked as read; the others stay unread, because they were
    // correct.
    if (kind === "check-in" && change === "closed")
      await settle(tx, founder, { kind: "alert", name: "alert", values: [kind] }, now);
    if (change === "opened" || change === "raised")
      await notifyStartup(
        tx,
        founder,
        // The event key contains the day, so that an alert sends at most one notification per level and day.
        {
          kind: "alert",
          event: `${id} ${level} ${parisDay(now)}`,
          data: { alert: kind, level, ...(figure !== null && { figure }) },
        },
        now,
      );
  }
  return changes;
}
