import { and, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { notifyFounderOf } from "../pitch-session/founder-of.server.ts";
import { isTaken } from "../pitch-session/places-taken.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { sessionTurn } from "./session-day.table.ts";
import { mailTurns } from "./turn-mails.server.ts";

/**
 * Condition: founders who must hear that they do not pitch: those with a place at a cancelled session, and those whose
 * place was taken back after they were mailed a time.
 */
const isLost = (now: Date) =>
  and(
    isNull(sessionTurn.withdrawnAt),
    or(
      and(isNotNull(sessionPlace.takenBackAt), isNotNull(sessionTurn.toldStart)),
      and(isNotNull(sessionPlan.cancelledAt), isTaken),
    ),
    or(
      gt(sql`coalesce(${sessionTurn.toldStart}, ${sessionPlan.startsAt})`, now),
      // Without hours, the day counts.
      sql`coalesce(${sessionTurn.toldStart}, ${sessionPlan.startsAt}) is null and ${sessionPlan.startsOn} >= ${parisDay(now)}`,
    ),
  );

/** Mails founders, once each, that their place was taken back or that the session is cancelled. */
export async function withdrawTurns(db: Db, now = new Date()) {
  const rows = await db
    .select({ place: sessionPlace.id, lead: sessionPlace.leadId, plan: sessionPlan })
    .from(sessionPlace)
    .innerJoin(sessionPlan, eq(sessionPlan.session, sessionPlace.session))
    .leftJoin(sessionTurn, eq(sessionTurn.place, sessionPlace.id))
    .where(isLost(now));
  for (const { place, lead, plan } of rows)
    await db.transaction(async (tx) => {
      const gone = { withdrawnAt: now, toldAt: now };
      // If two servers check at once, only one of them finds the row unmarked.
      const [withdrawn] = await tx
        .insert(sessionTurn)
        .values({ place, session: plan.session, sequence: 0, ...gone })
        .onConflictDoUpdate({
          target: sessionTurn.place,
          set: { ...gone, sequence: sql`${sessionTurn.sequence} + 1` },
          setWhere: isNull(sessionTurn.withdrawnAt),
        })
        .returning({ place: sessionTurn.place });
      if (!withdrawn) return;
      await mailTurns(tx, "withdrawn", [place]);
      if (plan.cancelledAt)
        await notifyFounderOf(tx, lead, {
          event: `cancelled ${place}`,
          data: { state: "cancelled", day: plan.startsOn },
          mailed: "contact",
        });
    });
}
