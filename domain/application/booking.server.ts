import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { isClosedTo } from "../audit/closed.server.ts";
import { hostRules } from "../meeting/host.ts";
import { host } from "../meeting/host.table.ts";
import { readExperts } from "../meeting/hosts.server.ts";
import { mailBoth } from "../meeting/meeting-mails.server.ts";
import type { MeetingChange } from "../meeting/meeting.emails.server.ts";
import { callTimesOf, noTimes } from "../meeting/times.server.ts";
import { meeting } from "../meeting/meeting.table.ts";
import type { Application } from "./application.server.ts";
import type { CallEvent } from "./call-calendar.ts";
import type { Intake } from "./intake.ts";

type Booking = typeof meeting.$inferSelect;

/** The host id of calls held by the accelerator's team instead of an expert. No person or mentor has this id. */
export const team = "@team";

/** Locks the team's calls, so that two applicants who choose a time concurrently cannot book the same time. */
async function lockCalls(tx: Db) {
  await tx.insert(host).values({ id: team, kind: "team", zone: "Europe/Paris" }).onConflictDoNothing();
  await tx.select({ id: host.id }).from(host).where(eq(host.id, team)).for("update");
}

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

/** Returns true if the person is an expert without a conflict of interest concerning the application. */
export const mayHost = async (db: Db, host: string, application: string) =>
  (await readExperts(db)).some(({ id }) => id === host) &&
  !(await isClosedTo(db, { viewer: { id: host } }, application));

/** Returns an expert's place and free times for a call, or no times if the expert may not host. */
export const timesInHours = async (db: Db, host: string, call: { application: string; minutes: number }, now: Date) =>
  (await mayHost(db, host, call.application)) ? callTimesOf(db, host, call, now) : noTimes;

type Days = Pick<Intake, "interviewsFrom" | "interviewsTo">;

export const isAnnounced = ({ interviewsFrom, interviewsTo }: Days, time: Date) =>
  interviewsFrom <= parisDay(time) && parisDay(time) <= interviewsTo;

/** Returns the experts with free times for a call; `next` is null without a free time on the announced days. */
export async function hostsWithHours(db: Db, call: { application: string; minutes: number }, days: Days, now: Date) {
  const hosts = [];
  for (const { id, name } of await readExperts(db)) {
    if (await isClosedTo(db, { viewer: { id } }, call.application)) continue;
    const { offers } = await callTimesOf(db, id, call, now);
    if (offers.length > 0) hosts.push({ id, name, next: offers.find((time) => isAnnounced(days, time)) ?? null });
  }
  return hosts;
}

export async function freeTimes(
  db: Db,
  application: string,
  { times, host: from }: { times: string[]; host: string | null },
  minutes: number,
  now = new Date(),
) {
  if (from !== null) {
    const { isFree } = await timesInHours(db, from, { application, minutes }, now);
    return times.filter((time) => isFree(new Date(time)));
  }
  const isTaken = await takenTimes(db, application, minutes, now);
  return times.filter((time) => new Date(time) > now && !isTaken(new Date(time)));
}

/** `host` is the expert in whose hours the call takes place, or null for the team. */
export type Slot = { startsAt: Date; minutes: number; place: string; host: string | null };

/** Books a time. The caller must have locked the application's row. Returns undefined if the time is taken. */
export async function bookTime(
  tx: Db,
  applicationId: string,
  { startsAt, minutes, place, host: expert }: Slot,
  now: Date,
): Promise<Booking | undefined> {
  if (expert === null) await lockCalls(tx);
  else await tx.select({ id: host.id }).from(host).where(eq(host.id, expert)).for("update");
  const proposed = { times: [startsAt.toISOString()], host: expert };
  if ((await freeTimes(tx, applicationId, proposed, minutes, now)).length === 0) return undefined;
  const [before] = await tx.select().from(meeting).where(upcomingOf(applicationId, now));
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const busyTo = expert === null ? endsAt : new Date(endsAt.getTime() + hostRules.expert.pause * 60_000);
  const change = {
    ...{ startsAt, endsAt, busyTo, place, host: expert ?? team, changedAt: now },
    ...{ cancelledAt: null, cancelledBy: null, remindedAt: null },
  };
  const [booked] = await tx
    .insert(meeting)
    .values({ id: randomUUID(), application: applicationId, topic: "", bookedAt: now, ...change })
    .onConflictDoUpdate({
      target: meeting.application,
      set: { ...change, sequence: sql`${meeting.sequence} + 1` },
    })
    .returning();
  if (!booked) return undefined;
  const isSame = before?.host === booked.host;
  if (before && !isSame) await mailHost(tx, { ...before, sequence: booked.sequence, changedAt: now }, "cancelled");
  await mailHost(tx, booked, isSame ? "moved" : "booked");
  return booked;
}

/** Queues an e-mail about a call to the expert named in `booking`. */
export const mailHost = (tx: Db, booking: Booking, what: MeetingChange) =>
  mailBoth(tx, booking, { guest: what, host: what });

const upcomingOf = (id: string, now: Date) =>
  and(eq(meeting.application, id), isNull(meeting.cancelledAt), gt(meeting.startsAt, now));

/** Returns null if no call is booked, or if the call's expert may no longer host it. */
export async function hostedCallAt(db: Db, { id, callAt }: { id: string; callAt: Date | null }, now = new Date()) {
  if (callAt === null) return null;
  const [booked] = await db.select({ host: meeting.host }).from(meeting).where(upcomingOf(id, now));
  const isHosted = !booked || booked.host === team || (await mayHost(db, booked.host, id));
  return isHosted ? callAt : null;
}

export async function upcomingCall(db: Db, { id, email }: Pick<Application, "id" | "email">, now = new Date()) {
  const [booked] = await db.select().from(meeting).where(upcomingOf(id, now));
  return booked && callEventOf(booked, email);
}

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
  if (cancelled) await mailHost(tx, cancelled, "cancelled");
  return cancelled && callEventOf(cancelled, email);
}

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
