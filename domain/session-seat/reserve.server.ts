import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { inTurn } from "../../platform/db/in-turn.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { person, personBlock } from "../person/person.table.ts";
import { mailGuests } from "./guest-mails.server.ts";
import { freeSeats, isGuest, isWaiting, type Locked, lockPlan, seatTheLongestWaiting } from "./plan.server.ts";
import { reservesUntil, seatLimits } from "./session-seat.ts";
import { sessionGuest } from "./session-seat.table.ts";

const day = 24 * 3_600;

export type Reserved =
  | { status: "seated" | "waiting" | "already" | "full" | "closed" | "cancelled" | "refused" | "gone" }
  | { status: "limited"; retryAfter: number };

/** Reserves a seat for the investor, or adds the investor to the end of the waiting list. */
export async function reserveSeat(db: Db, actor: Actor, session: string, now = new Date()): Promise<Reserved> {
  const investor = mustBeApproved(actor);
  const reserve = async (tx: Db): Promise<Reserved> => {
    const taken = await take(tx, `session-seat:${investor}`, {
      capacity: seatLimits.day,
      perSecond: seatLimits.day / day,
    });
    if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
    // The account is locked before the session, as in `freeingSeats`, so that the functions cannot deadlock.
    if (!(await lockApproved(tx, investor))) return { status: "refused" };
    const locked = await lockPlan(tx, session, now);
    if (!locked) return { status: "gone" };
    const { plan, event } = locked;
    if (plan.cancelledAt) return { status: "cancelled" };
    if (now >= reservesUntil(event)) return { status: "closed" };
    await seatTheLongestWaiting(tx, locked, now);
    const own = and(eq(sessionGuest.session, session), eq(sessionGuest.investor, investor));
    const before = await tx
      .select({ sequence: sessionGuest.sequence, leftAt: sessionGuest.leftAt })
      .from(sessionGuest)
      .where(own);
    if (before.some(({ leftAt }) => leftAt === null)) return { status: "already" };
    const waiting = await tx.$count(sessionGuest, isWaiting(session));
    const seat = waiting === 0 ? (await freeSeats(tx, session))[0] : undefined;
    if (seat === undefined && waiting >= seatLimits.waiting) return { status: "full" };
    const id = randomUUID();
    await tx.insert(sessionGuest).values({
      ...{ id, session, investor, askedAt: now, changedAt: now },
      ...(seat !== undefined && { seat, seatedAt: now }),
      sequence: Math.max(-1, ...before.map(({ sequence }) => sequence)) + 1,
    });
    await mailGuests(tx, seat === undefined ? "waiting" : "seat", eq(sessionGuest.id, id));
    return { status: seat === undefined ? "waiting" : "seated" };
  };
  // Reservations are queued, because many simultaneous reservations would occupy every database connection.
  return inTurn("seats", () => db.transaction(reserve));
}

/** Locks an investor's account. Returns false unless the investor is approved and not blocked. */
async function lockApproved(tx: Db, id: string) {
  const [found] = await tx
    .select({ role: person.role, verdict: person.verdict })
    .from(person)
    .where(eq(person.id, id))
    .for("share");
  if (found?.role !== "investor" || found.verdict !== "yes") return false;
  return (await tx.$count(personBlock, and(eq(personBlock.personId, id), isNull(personBlock.liftedAt)))) === 0;
}

export type Left = "left" | "closed" | "gone";

export async function leaveSeat(db: Db, actor: Actor, session: string, now = new Date()): Promise<Left> {
  const investor = mustBe(actor, "investor");
  return db.transaction((tx) => leaveInTime(tx, { session, investor }, now));
}

export async function leaveByLink(db: Db, guest: string, now = new Date()): Promise<Left> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ session: sessionGuest.session, investor: sessionGuest.investor })
      .from(sessionGuest)
      .where(and(eq(sessionGuest.id, guest), isNull(sessionGuest.leftAt)));
    return found ? leaveInTime(tx, { ...found, guest }, now) : "gone";
  });
}

type Leaving = { session: string; investor: string; guest?: string };

/** Returns "closed" once the session has begun, because a seat that is left then cannot be reserved again. */
async function leaveInTime(tx: Db, leaving: Leaving, now: Date) {
  const locked = await lockPlan(tx, leaving.session, now);
  if (!locked || locked.plan.cancelledAt) return "gone";
  return now >= reservesUntil(locked.event) ? "closed" : leave(tx, locked, leaving, now);
}

async function leave(tx: Db, locked: Locked, { session, investor, guest }: Leaving, now: Date) {
  const [left] = await tx
    .update(sessionGuest)
    .set({ seat: null, leftAt: now, changedAt: now, sequence: sql`${sessionGuest.sequence} + 1` })
    .where(
      and(
        isGuest(session),
        eq(sessionGuest.investor, investor),
        guest === undefined ? undefined : eq(sessionGuest.id, guest),
      ),
    )
    .returning({ id: sessionGuest.id });
  if (!left) return "gone";
  await mailGuests(tx, "left", eq(sessionGuest.id, left.id));
  await seatTheLongestWaiting(tx, locked, now);
  return "left";
}

/** Cancels all requests for seats of an investor who has lost access or is erased. Runs in the caller's transaction. */
export async function leaveAllSessions(tx: Db, investor: string, now = new Date()) {
  const rows = await tx
    .select({ session: sessionGuest.session })
    .from(sessionGuest)
    .where(and(eq(sessionGuest.investor, investor), isNull(sessionGuest.leftAt)))
    .orderBy(asc(sessionGuest.session));
  for (const { session } of rows) {
    const locked = await lockPlan(tx, session, now);
    if (locked && !locked.plan.cancelledAt) await leave(tx, locked, { session, investor }, now);
  }
}
