import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { host } from "../meeting/host.table.ts";
import { meeting } from "../meeting/meeting.table.ts";
import type { Application } from "./application.server.ts";
import type { CallEvent } from "./call-calendar.ts";

type Booking = typeof meeting.$inferSelect;

/** The host of all calls: the team has one at a time. No mentor and no person has such an id. */
const team = "@team";

/** Locks the team's calls, so that of those who choose one time each sees those before. */
async function lockCalls(tx: Db) {
  await tx.insert(host).values({ id: team, kind: "team", zone: "Europe/Paris" }).onConflictDoNothing();
  await tx.select({ id: host.id }).from(host).where(eq(host.id, team)).for("update");
}

/** Returns a predicate: whether a call of `minutes` at this time would overlap another application's. */
export async function takenTimes(db: Db, applicationId: string, minutes: number, now = new Date()) {
  const calls = await db
    .select({ startsAt: meeting.startsAt, busyTo: meeting.busyTo })
    .from(meeting)
    .where(
      and(
        ...[eq(meeting.host, team), isNull(meeting.cancelledAt), gt(meeting.busyTo, now)],
        ne(meeting.application, applicationId),
      ),
    );
  return (time: Date) =>
    calls.some(({ startsAt, busyTo }) => time < busyTo && time.getTime() + minutes * 60_000 > startsAt.getTime());
}

/** The times that are in the future and do not overlap another application's call. */
export async function freeTimes(db: Db, applicationId: string, times: string[], minutes: number, now = new Date()) {
  const isTaken = await takenTimes(db, applicationId, minutes, now);
  return times.filter((time) => new Date(time) > now && !isTaken(new Date(time)));
}

export type Slot = { startsAt: Date; minutes: number; place: string };

/** Books a time; the caller must hold the lock of the application's row. Undefined if the time is taken. */
export async function bookTime(
  tx: Db,
  applicationId: string,
  { startsAt, minutes, place }: Slot,
  now: Date,
): Promise<Booking | undefined> {
  await lockCalls(tx);
  if ((await takenTimes(tx, applicationId, minutes, now))(startsAt)) return undefined;
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const change = {
    ...{ startsAt, endsAt, busyTo: endsAt, place, changedAt: now },
    ...{ cancelledAt: null, cancelledBy: null },
  };
  const [booked] = await tx
    .insert(meeting)
    .values({ id: randomUUID(), host: team, application: applicationId, topic: "", bookedAt: now, ...change })
    .onConflictDoUpdate({
      target: meeting.application,
      set: { ...change, sequence: sql`${meeting.sequence} + 1` },
    })
    .returning();
  return booked;
}

const upcomingOf = (id: string, now: Date) =>
  and(eq(meeting.application, id), isNull(meeting.cancelledAt), gt(meeting.startsAt, now));

/** The upcoming call; undefined if there is none. */
export async function upcomingCall(db: Db, { id, email }: Pick<Application, "id" | "email">, now = new Date()) {
  const [booked] = await db.select().from(meeting).where(upcomingOf(id, now));
  return booked && callEventOf(booked, email);
}

/** Cancels the upcoming call; undefined if there is none. */
export async function cancelCall(
  tx: Db,
  { id, email }: Pick<Application, "id" | "email">,
  by: "guest" | "host",
  now: Date,
) {
  const [cancelled] = await tx
    .update(meeting)
    .set({ cancelledAt: now, cancelledBy: by, changedAt: now, sequence: sql`${meeting.sequence} + 1` })
    .where(upcomingOf(id, now))
    .returning();
  return cancelled && callEventOf(cancelled, email);
}

/** The call as the calendar event attached to mails. */
export const callEventOf = (
  { id, startsAt, endsAt, place, sequence, changedAt }: Booking,
  email: string,
): CallEvent => ({
  id,
  sequence,
  changedAt: changedAt.toISOString(),
  startsAt: startsAt.toISOString(),
  minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
  place,
  email,
});
