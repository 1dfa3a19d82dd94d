import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { isWaiting } from "./plan.server.ts";
import { sessionGuest, sessionPlan } from "./session-seat.table.ts";

const purpose = "session-seat";

/** The last part of the mailed address on which a guest leaves. */
export const guestToken = (secret: string, id: string) => writeSignedId(secret, purpose, id);

/** The id of the request that a mailed address is about; undefined where we signed no such. */
export const guestIn = (secret: string, token: string | undefined) => readSignedId(secret, purpose, token);

/** A request as an e-mail about it says: null once it was erased. */
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
    /** Those who wait before this request, and it. */
    place: 1 + (await db.$count(sessionGuest, and(isWaiting(session), lt(sessionGuest.seq, seq)))),
    /** Whether a calendar may hold the session: it is put there with a seat. */
    hadSeat: seatedAt !== null,
    /** The same for all requests of a person for a session. */
    calendarId: `session-${session}-${investor}`,
  };
}

/** Whether a mailed link can still leave, and which session it is about; undefined once the request was left. */
export async function openGuest(db: Db, id: string) {
  const [found] = await db
    .select({ session: sessionGuest.session, seat: sessionGuest.seat })
    .from(sessionGuest)
    .innerJoin(sessionPlan, eq(sessionPlan.session, sessionGuest.session))
    .where(and(eq(sessionGuest.id, id), isNull(sessionGuest.leftAt), isNull(sessionPlan.cancelledAt)));
  return found;
}
