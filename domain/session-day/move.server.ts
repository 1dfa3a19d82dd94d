import { and, eq, gte, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { lockPlan } from "../session-seat/plan.server.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { mailNews, placesInOrder } from "./order.server.ts";
import { sessionTurn } from "./session-day.table.ts";

/** SQL condition: the start time last e-mailed to the founder is on the session's current day. */
export const isToldItsDay = sql`(${sessionTurn.toldStart} at time zone 'Europe/Paris')::date = ${sessionPlan.startsOn}::date`;

/** E-mails founders whose last e-mailed start time is on another day, because the session was moved. */
export async function mailNewDays(db: Db, now = new Date()) {
  const sessions = await db
    .selectDistinct({ session: sessionPlan.session })
    .from(sessionPlan)
    .innerJoin(sessionTurn, eq(sessionTurn.session, sessionPlan.session))
    .where(
      and(
        ...[isNull(sessionPlan.cancelledAt), gte(sessionPlan.startsOn, parisDay(now))],
        ...[isNotNull(sessionTurn.toldStart), isNull(sessionTurn.withdrawnAt)],
      ),
    );
  for (const { session } of sessions)
    await db.transaction(async (tx) => {
      // `lockPlan` also updates the plan from the session's published record, which may have changed.
      const locked = await lockPlan(tx, session, now);
      if (!locked || locked.plan.cancelledAt || !locked.plan.startsAt || locked.plan.startsAt <= now) return;
      const isBefore = ({ toldStart }: { toldStart: Date | null }) =>
        toldStart !== null && parisDay(toldStart) !== locked.plan.startsOn;
      await mailNews(tx, locked, await placesInOrder(tx, session, now), now, isBefore);
    });
}
