import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { isWaiting } from "./plan.server.ts";
import { sessionGuest, sessionPlan } from "./session-seat.table.ts";

const purpose = "session-seat";

export const guestToken = (secret: string, id: string) => writeSignedId(secret, purpose, id);

export const guestIn = (secret: string, token: string | undefined) => readSignedId(secret, purpose, token);

export async function guestInMail(db: Db, id: string) {
  const [found] = await db
    .select({ guest: sessionGuest, plan: sessionPlan })
    .from(sessionGuest)
    .innerJoin(sessionPlan, eq(sessionPlan.session, sessionGuest.session))
    .where(eq(sessionGuest.id, id));
  if (!found) return null;
  const { guest, plan } = found;
  const { session, investor, seq, askedAt, seat, seatedAt, sequence, changedAt, leftAt } = guest;
  const own = and(eq(sessionGuest.session, session), eq(sessionGuest.investor, investor));
  const state: "seated" | "waiting" | "left" | "cancelled" = leftAt
    ? "left"
    : plan.cancelledAt
      ? "cancelled"
      : seat === null
        ? "waiting"
        : "seated";
  return {
    ...{ session, state, sequence, askedAt, changedAt, plan },
    isReplaced: (await db.$count(sessionGuest, and(own, gt(sessionGuest.seq, seq)))) > 0,
    /** The position on the waiting list, starting at 1. */
    place: 1 + (await db.$count(sessionGuest, and(isWaiting(session), lt(sessionGuest.seq, seq)))),
    /** Whether the guest ever had a seat. The guest's calendar may then contain the session. */
    hadSeat: seatedAt !== null,
    /** All requests of one person for a session update the same calendar entry. */
    calendarId: `session-${session}-${investor}`,
  };
}

/** Returns undefined if the request was cancelled or the session does not take place. */
export async function openGuest(db: Db, id: string) {
  const [found] = await db
    .select({ session: sessionGuest.session, seat: sessionGuest.seat })
    .from(sessionGuest)
    .innerJoin(sessionPlan, eq(sessionPlan.session, sessionGuest.session))
    .where(and(eq(sessionGuest.id, id), isNull(sessionGuest.leftAt), isNull(sessionPlan.cancelledAt)));
  return found;
}
