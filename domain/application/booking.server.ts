import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Application } from "./application.server.ts";
import { applicationBooking } from "./application.table.ts";
import type { CallEvent } from "./call-calendar.ts";

type Booking = typeof applicationBooking.$inferSelect;

const end = sql`${applicationBooking.startsAt} + ${applicationBooking.minutes} * interval '1 minute'`;

/** Upcoming or current calls of other applications, without cancelled ones. */
const othersCalls = (db: Db, applicationId: string, now: Date) =>
  db
    .select({ startsAt: applicationBooking.startsAt, minutes: applicationBooking.minutes })
    .from(applicationBooking)
    .where(
      and(
        isNull(applicationBooking.cancelledAt),
        ne(applicationBooking.applicationId, applicationId),
        sql`${end} > ${now.toISOString()}::timestamptz`,
      ),
    );

/** Returns a predicate: whether a call of `minutes` at this time would overlap another application's. */
export async function takenTimes(db: Db, applicationId: string, minutes: number, now = new Date()) {
  const calls = (await othersCalls(db, applicationId, now)).map(({ startsAt, minutes: lasts }) => ({
    from: startsAt.getTime(),
    to: startsAt.getTime() + lasts * 60_000,
  }));
  return (time: Date) => calls.some(({ from, to }) => time.getTime() < to && time.getTime() + minutes * 60_000 > from);
}

/** The times that are in the future and do not overlap another application's call. */
export async function freeTimes(db: Db, applicationId: string, times: string[], minutes: number, now = new Date()) {
  const isTaken = await takenTimes(db, applicationId, minutes, now);
  return times.filter((time) => new Date(time) > now && !isTaken(new Date(time)));
}

export type Slot = { startsAt: Date; minutes: number; place: string };

/** Books a time; the caller has locked the application's row. Undefined if the time is taken. */
export async function bookTime(tx: Db, applicationId: string, slot: Slot, now: Date): Promise<Booking | undefined> {
  // The lock is needed because the unique index only catches calls that start at the same time, not overlapping ones.
  await lock(tx, "call-times");
  if ((await takenTimes(tx, applicationId, slot.minutes, now))(slot.startsAt)) return undefined;
  const change = { ...slot, changedAt: now, cancelledAt: null };
  const [booked] = await tx
    .insert(applicationBooking)
    .values({ id: randomUUID(), applicationId, sequence: 0, ...change })
    .onConflictDoUpdate({
      target: applicationBooking.applicationId,
      set: { ...change, sequence: sql`${applicationBooking.sequence} + 1` },
    })
    .returning();
  return booked;
}

const upcomingOf = (id: string, now: Date) =>
  and(
    eq(applicationBooking.applicationId, id),
    isNull(applicationBooking.cancelledAt),
    gt(applicationBooking.startsAt, now),
  );

/** The upcoming call; undefined if there is none. */
export async function upcomingCall(db: Db, { id, email }: Pick<Application, "id" | "email">, now = new Date()) {
  const [booked] = await db.select().from(applicationBooking).where(upcomingOf(id, now));
  return booked && callEventOf(booked, email);
}

/** Cancels the upcoming call; undefined if there is none. */
export async function cancelCall(tx: Db, { id, email }: Pick<Application, "id" | "email">, now: Date) {
  const [cancelled] = await tx
    .update(applicationBooking)
    .set({ cancelledAt: now, changedAt: now, sequence: sql`${applicationBooking.sequence} + 1` })
    .where(upcomingOf(id, now))
    .returning();
  return cancelled && callEventOf(cancelled, email);
}

/** The call as a calendar event, to attach to mails. */
export const callEventOf = (
  { id, startsAt, minutes, place, sequence, changedAt }: Booking,
  email: string,
): CallEvent => ({
  id,
  sequence,
  changedAt: changedAt.toISOString(),
  startsAt: startsAt.toISOString(),
  minutes,
  place,
  email,
});
