import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { isTaken } from "../pitch-session/places-taken.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { isStillHeld, lockPlan } from "../session-seat/plan.server.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { planOfSession } from "./order.server.ts";
import { isNewPlace, isNews } from "./schedule.ts";
import { sessionTurn } from "./session-day.table.ts";
import { mailTurns } from "./turn-mails.server.ts";

/** SQL condition: the start time last e-mailed to the founder is on the session's current day, which still has hours. */
export const isToldItsDay = sql`${sessionPlan.startsAt} is not null
  and (${sessionTurn.toldStart} at time zone 'Europe/Paris')::date = ${sessionPlan.startsOn}::date`;

const knowsStart = and(isNotNull(sessionTurn.toldStart), isNull(sessionTurn.withdrawnAt));

/** E-mails founders who know their start time when the session moves to other hours, another day or another venue. */
export async function mailMoves(db: Db, now = new Date()) {
  const sessions = await db
    .selectDistinct({ session: sessionPlan.session })
    .from(sessionPlan)
    .innerJoin(sessionTurn, eq(sessionTurn.session, sessionPlan.session))
    .where(and(isNull(sessionPlan.cancelledAt), or(isStillHeld(now), gt(sessionTurn.toldStart, now)), knowsStart));
  for (const { session } of sessions) await db.transaction((tx) => followMove(tx, session, now));
}

/**
 * Moves the told start times by as much as the session has moved, and e-mails them. A new order of the turns stays a
 * draft. Returns the current plan; null if the session is cancelled or over.
 */
export async function followMove(tx: Db, session: string, now: Date) {
  // `lockPlan` also updates the plan from the session's published record, which may have changed.
  const locked = await lockPlan(tx, session, now);
  const plan = locked?.plan ?? (await planOfSession(tx, session));
  if (!plan || plan.cancelledAt) return null;
  const { startsAt } = plan;
  if (!startsAt && locked) await unsetStarts(tx, session, now);
  if (!startsAt || (locked && startsAt <= now)) return locked && plan;
  const turns = await tx
    .select({
      place: sessionTurn.place,
      start: sessionTurn.toldStart,
      sessionStart: sessionTurn.toldSessionStart,
      toldPlace: sessionTurn.toldPlace,
    })
    .from(sessionTurn)
    .innerJoin(sessionPlace, eq(sessionPlace.id, sessionTurn.place))
    .where(and(eq(sessionTurn.session, session), knowsStart, isTaken));
  const mailed = { moved: new Array<string>(), place: new Array<string>() };
  for (const { place, start, sessionStart, toldPlace } of turns) {
    // A session that is over has a new time only for a founder who was told a later day by mistake.
    if (!start || !sessionStart || (!locked && start <= now)) continue;
    const isMoved = isNews(sessionStart, startsAt);
    if (!isMoved && !isNewPlace(toldPlace, plan.place)) continue;
    await tx
      .update(sessionTurn)
      .set({
        ...(isMoved && {
          toldStart: new Date(start.getTime() + startsAt.getTime() - sessionStart.getTime()),
          toldSessionStart: startsAt,
        }),
        ...{ toldPlace: plan.place, toldAt: now, sequence: sql`${sessionTurn.sequence} + 1` },
      })
      .where(eq(sessionTurn.place, place));
    mailed[isMoved ? "moved" : "place"].push(place);
  }
  for (const what of ["moved", "place"] as const) await mailTurns(tx, what, mailed[what]);
  return locked && plan;
}

/** Tells founders that their start no longer holds, because the session has no hours; turns that began stay. */
async function unsetStarts(tx: Db, session: string, now: Date) {
  const taken = tx
    .select({ place: sessionPlace.id })
    .from(sessionPlace)
    .where(and(eq(sessionPlace.session, session), isTaken));
  const rows = await tx
    .update(sessionTurn)
    .set({
      toldStart: sql`${sessionTurn.toldStart} - ${sessionTurn.toldSessionStart} + 'epoch'::timestamptz`,
      ...{ toldSessionStart: new Date(0), toldAt: now, sequence: sql`${sessionTurn.sequence} + 1` },
    })
    .where(
      and(
        ...[eq(sessionTurn.session, session), knowsStart, isNotNull(sessionTurn.toldSessionStart)],
        ...[gt(sessionTurn.toldStart, now), inArray(sessionTurn.place, taken)],
      ),
    )
    .returning({ place: sessionTurn.place });
  await mailTurns(
    tx,
    "unset",
    rows.map(({ place }) => place),
  );
}
