import { and, eq, gt, gte, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { notifyFounderOf } from "../pitch-session/founder-of.server.ts";
import { isTaken } from "../pitch-session/places-taken.server.ts";
import { lockPlaces } from "../pitch-session/session-place.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { isStillHeld } from "../session-seat/plan.server.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { isToldItsDay } from "./move.server.ts";
import { sessionTurn } from "./session-day.table.ts";
import { mailTurns } from "./turn-mails.server.ts";

/** The start that was e-mailed to the founder, or that of the session if it has moved to another day since. */
const currentStart = sql`case when ${isToldItsDay} then ${sessionTurn.toldStart} else ${sessionPlan.startsAt} end`;

/** SQL condition: the session was cancelled before the pitch, or the place was withdrawn after a start time was sent. */
const isLost = (now: Date) => {
  const isNotOver = gte(sessionPlan.startsOn, parisDay(now));
  const isToCome = or(gt(currentStart, now), and(isNull(sessionPlan.startsAt), isNotOver));
  return and(
    isNull(sessionTurn.withdrawnAt),
    or(
      and(isNotNull(sessionPlace.takenBackAt), isNotNull(sessionTurn.toldStart), isToCome),
      and(isNotNull(sessionPlan.cancelledAt), isTaken, isNull(sessionTurn.endedAt), isStillHeld(now)),
    ),
  );
};

const lostPlaces = (db: Db, which: SQL | undefined) =>
  db
    .select({ place: sessionPlace.id, lead: sessionPlace.leadId, plan: sessionPlan })
    .from(sessionPlace)
    .innerJoin(sessionPlan, eq(sessionPlan.session, sessionPlace.session))
    .leftJoin(sessionTurn, eq(sessionTurn.place, sessionPlace.id))
    .where(which)
    .orderBy(sessionPlace.id);

export async function withdrawTurns(db: Db, now = new Date()) {
  const lost = await lostPlaces(db, isLost(now));
  for (const session of new Set(lost.map(({ plan }) => plan.session)))
    await db.transaction(async (tx) => {
      // Because of this lock, two servers that run this function at the same time do not inform a founder twice.
      await lockPlaces(tx, session);
      const rows = await lostPlaces(tx, and(isLost(now), eq(sessionPlan.session, session)));
      if (rows.length === 0) return;
      const gone = { withdrawnAt: now, toldAt: now };
      await tx
        .insert(sessionTurn)
        .values(rows.map(({ place }) => ({ place, session, sequence: 0, ...gone })))
        .onConflictDoUpdate({
          target: sessionTurn.place,
          set: { ...gone, sequence: sql`${sessionTurn.sequence} + 1` },
        });
      await mailTurns(
        tx,
        "withdrawn",
        rows.map(({ place }) => place),
      );
      for (const { lead, plan } of rows.filter((row) => row.plan.cancelledAt))
        await notifyFounderOf(tx, lead, {
          event: `cancelled ${session}`,
          data: { state: "cancelled", day: plan.startsOn },
          mailed: "contact",
        });
    });
}
