import { and, asc, eq, gte, isNotNull, isNull, or, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { contentRecord } from "../content/content.table.ts";
import type { Event } from "../content/content.ts";
import { mailGuests } from "./guest-mails.server.ts";
import { isPast, seatsAtFirst, seatsItselfUntil, timesOf } from "./session-seat.ts";
import { sessionGuest, sessionPlan, sessionSeat } from "./session-seat.table.ts";
import { tookPlace } from "./took-place.server.ts";
import { digestOf } from "../edit-conflict/edit-conflict.server.ts";

type Plan = typeof sessionPlan.$inferSelect;

export const lockSeats = (tx: Db, session: string) => lock(tx, "session-seats", session);

/** Returns a published session with a date, directly from the database, because another server may have changed it. */
export async function datedSession(db: Db, session: string) {
  const [found] = await db
    .select({ data: contentRecord.data })
    .from(contentRecord)
    .where(and(eq(contentRecord.kind, "event"), eq(contentRecord.id, session), eq(contentRecord.deleted, false)));
  const event = found?.data as Event | undefined;
  return event?.startsOn ? { ...event, startsOn: event.startsOn } : undefined;
}

/** SQL condition: the session is not over by its published record, or by its plan, which follows the record later. */
export const isStillHeld = (now: Date) =>
  or(
    gte(sessionPlan.startsOn, parisDay(now)),
    sql`exists (
  select 1 from ${contentRecord} r where r.kind = 'event' and r.id = ${sessionPlan.session} and not r.deleted
  and coalesce(r.data ->> 'endsOn', r.data ->> 'startsOn') >= ${parisDay(now)})`,
  );

export const isGuest = (session: string) => and(eq(sessionGuest.session, session), isNull(sessionGuest.leftAt));

export const isSeated = (session: string) => and(eq(sessionGuest.session, session), isNotNull(sessionGuest.seat));

export const isWaiting = (session: string) => and(isGuest(session), isNull(sessionGuest.seat));

export type Locked = { event: Event & { startsOn: string }; plan: Plan };

/**
 * Updates the plan from the published record. Returns null if the session does not exist or is over, also when the plan
 * of a session that took place has just been set back from a day entered by mistake.
 */
export async function lockPlan(tx: Db, session: string, now: Date): Promise<Locked | null> {
  await lockSeats(tx, session);
  const event = await datedSession(tx, session);
  if (!event) return null;
  const current = announced(event);
  const [before] = await tx.select().from(sessionPlan).where(eq(sessionPlan.session, session));
  const isOver = isPast(event, parisDay(now));
  const isExpected = before && !before.cancelledAt && before.startsOn >= parisDay(now);
  // A day of the past is only believed of a session that took place, because otherwise it is itself the mistake.
  if (isOver && !(isExpected && (await tookPlace(tx, session)))) return null;
  if (!before) {
    const [plan] = await tx
      .insert(sessionPlan)
      .values({ session, ...current })
      .returning();
    await addSeats(tx, session, seatsAtFirst(event));
    return plan ? { event, plan } : null;
  }
  if (before.cancelledAt || !isMoved(before, current)) return { event, plan: before };
  const [plan] = await tx.update(sessionPlan).set(current).where(eq(sessionPlan.session, session)).returning();
  await tx
    .update(sessionGuest)
    .set({ sequence: sql`${sessionGuest.sequence} + 1`, changedAt: now })
    .where(isSeated(session));
  await mailGuests(tx, before.startsAt && !current.startsAt ? "unset" : "moved", isGuest(session));
  return plan && !isOver ? { event, plan } : null;
}

type Announced = Pick<Plan, "startsOn" | "startsAt" | "endsAt" | "place">;

const announced = (event: Locked["event"]): Announced => ({
  startsOn: event.startsOn,
  ...timesOf(event),
  place: event.place,
});

/** A digest of what guests were told of a session, so that a form can say which day, hours and place it showed. */
export const announcedAs = ({ startsOn, startsAt, endsAt, place }: Announced) =>
  digestOf(JSON.stringify([startsOn, startsAt, endsAt, place && [place.en, place.fr]]));

/** Returns "" for a session without a date. */
export async function shownSession(db: Db, session: string) {
  const event = await datedSession(db, session);
  return event ? announcedAs(announced(event)) : "";
}

const isMoved = (before: Announced, after: Announced) => announcedAs(before) !== announcedAs(after);

export const addSeats = (tx: Db, session: string, more: number) =>
  tx.execute(sql`insert into ${sessionSeat} (session, number)
    select ${session}, n + (select coalesce(max(number), 0) from ${sessionSeat} where session = ${session})
    from generate_series(1, ${more}::int) as n`);

export async function freeSeats(tx: Db, session: string) {
  const rows = await tx
    .select({ number: sessionSeat.number })
    .from(sessionSeat)
    .leftJoin(
      sessionGuest,
      and(eq(sessionGuest.session, sessionSeat.session), eq(sessionGuest.seat, sessionSeat.number)),
    )
    .where(and(eq(sessionSeat.session, session), isNull(sessionGuest.id)))
    .orderBy(asc(sessionSeat.number));
  return rows.map(({ number }) => number);
}

/** Does nothing after 18:00 on the day before the session, when the team assigns seats by hand. */
export async function seatTheLongestWaiting(tx: Db, { plan }: Locked, now: Date) {
  if (plan.cancelledAt || now >= seatsItselfUntil(plan.startsOn)) return;
  const waiting = isWaiting(plan.session);
  if ((await tx.$count(sessionGuest, waiting)) === 0) return;
  const free = await freeSeats(tx, plan.session);
  const first = await tx
    .select({ id: sessionGuest.id })
    .from(sessionGuest)
    .where(waiting)
    .orderBy(asc(sessionGuest.seq));
  for (const [index, seat] of free.entries()) {
    const next = first[index];
    if (next) await seatGuest(tx, next.id, seat, now);
  }
}

export async function seatGuest(tx: Db, id: string, seat: number, now: Date) {
  await tx.update(sessionGuest).set({ seat, seatedAt: now, changedAt: now }).where(eq(sessionGuest.id, id));
  await mailGuests(tx, "promoted", eq(sessionGuest.id, id));
}
