import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readNumbered } from "../../platform/db/numbered-page.server.ts";
import { audit } from "../audit/audit.server.ts";
import { mustHave } from "../audit/access.ts";
import { raiseVersion } from "../content/content.server.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { firmSeen } from "../person/firm-seen.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import type { Event } from "../content/content.ts";
import { mailGuests } from "./guest-mails.server.ts";
import { seatsOf } from "./own.server.ts";
import {
  addSeats,
  announcedAs,
  freeSeats,
  isGuest,
  isSeated,
  isWaiting,
  lockPlan,
  seatGuest,
  seatTheLongestWaiting,
} from "./plan.server.ts";
import { isClosed } from "./took-place.server.ts";
import { reservesUntil, seatLimits, seatsItselfUntil } from "./session-seat.ts";
import { sessionGuest, sessionPlan, sessionSeat } from "./session-seat.table.ts";

export type SeatsSet = { status: "stored" | "unchanged" | "gone" | "cancelled" } | { status: "seated"; seated: number };

/** Returns "seated", without any change, if more than `seats` guests already have a seat. */
export async function setSeats(db: Db, actor: Actor, session: string, seats: number, now = new Date()) {
  mustHave(actor, "sessions");
  if (!Number.isInteger(seats) || seats < 1 || seats > seatLimits.most) throw new RangeError("a number of seats");
  return db.transaction(async (tx): Promise<SeatsSet> => {
    const locked = await lockPlan(tx, session, now);
    if (!locked) return { status: "gone" };
    if (locked.plan.cancelledAt) return { status: "cancelled" };
    const before = await tx.$count(sessionSeat, eq(sessionSeat.session, session));
    const seated = await tx.$count(sessionGuest, isSeated(session));
    if (seats < seated) return { status: "seated", seated };
    if (seats === before) return { status: "unchanged" };
    if (seats > before) await addSeats(tx, session, seats - before);
    else {
      const free = await freeSeats(tx, session);
      await tx
        .delete(sessionSeat)
        .where(and(eq(sessionSeat.session, session), inArray(sessionSeat.number, free.slice(seats - before))));
    }
    await seatTheLongestWaiting(tx, locked, now);
    await audit(tx, actor, {
      action: "session.seats",
      object: { kind: "content.event", id: session },
      before: { seats: before },
      after: { seats },
    });
    return { status: "stored" };
  });
}

/** Gives a seat by hand, which is needed after automatic assignment ends on the day before the session. */
export async function seatNow(db: Db, actor: Actor, session: string, guest: string, now = new Date()) {
  mustHave(actor, "sessions");
  return db.transaction(async (tx): Promise<"stored" | "full" | "gone" | "closed"> => {
    if (await isClosed(tx, session)) return "closed";
    const locked = await lockPlan(tx, session, now);
    if (!locked || locked.plan.cancelledAt) return "gone";
    const [found] = await tx
      .select({ id: sessionGuest.id })
      .from(sessionGuest)
      .where(and(isWaiting(session), sql`${sessionGuest.id}::text = ${guest}`));
    if (!found) return "gone";
    const [seat] = await freeSeats(tx, session);
    if (seat === undefined) return "full";
    await seatGuest(tx, found.id, seat, now);
    await audit(tx, actor, { action: "session.seat-now", object: { kind: "content.event", id: session } });
    return "stored";
  });
}

/** `shown` is the digest of the day, hours and place that the form showed. */
export async function cancelSession(
  db: Db,
  actor: Actor,
  session: string,
  { reason, shown }: { reason: string; shown?: string | undefined },
  now = new Date(),
) {
  mustHave(actor, "sessions");
  return db.transaction(async (tx): Promise<"stored" | "unchanged" | "moved" | "gone"> => {
    const locked = await lockPlan(tx, session, now);
    if (!locked) return "gone";
    if (locked.plan.cancelledAt) return "unchanged";
    if (shown !== undefined && shown !== announcedAs(locked.plan)) return "moved";
    await tx
      .update(sessionPlan)
      .set({ cancelledAt: now, cancelReason: reason || null })
      .where(eq(sessionPlan.session, session));
    await tx
      .update(sessionGuest)
      .set({ sequence: sql`${sessionGuest.sequence} + 1`, changedAt: now })
      .where(isGuest(session));
    await mailGuests(tx, "cancelled", isGuest(session));
    await audit(tx, actor, { action: "session.cancel", object: { kind: "content.event", id: session } });
    await raiseVersion(tx);
    return "stored";
  });
}

type Hours = Pick<Event, "id" | "format" | "startsOn" | "endsOn" | "startTime" | "endTime">;

/** Counts the sessions with a free seat that the team must now give by hand to somebody who waits. */
export async function countSeatsToGive(db: Db, actor: Actor, events: readonly Hours[], now = new Date()) {
  mustHave(actor, "sessions");
  let found = 0;
  for (const { startsOn, ...event } of events) {
    if (!startsOn || now < seatsItselfUntil(startsOn) || now >= reservesUntil({ ...event, startsOn })) continue;
    const { seats, seated, waiting, cancelled } = await seatsOf(db, event);
    if (!cancelled && waiting > 0 && seated < seats) found += 1;
  }
  return found;
}

const guestColumns = {
  id: sessionGuest.id,
  investor: sessionGuest.investor,
  name: nameOf,
  email: person.email,
  company: firmSeen,
  askedAt: sessionGuest.askedAt,
  seatedAt: sessionGuest.seatedAt,
  seat: sessionGuest.seat,
};

const guestsIn = (db: Db, which: SQL | undefined) =>
  db
    .select(guestColumns)
    .from(sessionGuest)
    .innerJoin(person, eq(person.id, sessionGuest.investor))
    .leftJoin(investorProfile, eq(investorProfile.user_id, sessionGuest.investor))
    .where(which)
    .$dynamic();

export async function guestsOf(db: Db, actor: Actor, session: string, part: "seated" | "waiting", page = 1) {
  mustHave(actor, "sessions");
  const which = part === "seated" ? isSeated(session) : isWaiting(session);
  const all = await db.$count(sessionGuest, which);
  return readNumbered(page, all, ({ limit, offset }) =>
    guestsIn(db, which).orderBy(asc(sessionGuest.seq)).limit(limit).offset(offset),
  );
}

export async function everyGuest(db: Db, actor: Actor, session: string) {
  mustHave(actor, "sessions");
  return guestsIn(db, isGuest(session)).orderBy(sql`${sessionGuest.seat} is null`, asc(sessionGuest.seq));
}

export async function lastLeft(db: Db, actor: Actor, session: string) {
  mustHave(actor, "sessions");
  const [left] = await db
    .select({ name: nameOf, at: sessionGuest.leftAt })
    .from(sessionGuest)
    .innerJoin(person, eq(person.id, sessionGuest.investor))
    .where(and(eq(sessionGuest.session, session), isNotNull(sessionGuest.leftAt)))
    .orderBy(desc(sessionGuest.leftAt))
    .limit(1);
  return left?.at ? { name: left.name, at: left.at } : null;
}

export async function guestCounts(db: Db, actor: Actor, sessions: readonly string[]) {
  mustHave(actor, "sessions");
  if (sessions.length === 0) return new Map<string, { seated: number; waiting: number }>();
  const rows = await db
    .select({
      session: sessionGuest.session,
      seated: count(sessionGuest.seat),
      waiting: sql<number>`count(*) filter (where ${sessionGuest.seat} is null)::int`,
    })
    .from(sessionGuest)
    .where(and(inArray(sessionGuest.session, [...sessions]), isNull(sessionGuest.leftAt)))
    .groupBy(sessionGuest.session);
  return new Map(rows.map(({ session, ...counts }) => [session, counts]));
}
