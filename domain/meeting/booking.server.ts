import { randomUUID } from "node:crypto";
import { and, DrizzleQueryError, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { inTurn } from "../../platform/db/in-turn.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { take, takeAll, wouldGive } from "../../platform/rate/bucket.server.ts";
import { holdsContactDetails } from "../introduction/contact-details.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { grantedOn, isGranted } from "../plan-grant/opens-to.server.ts";
import { mustEdit } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { guestRules, type HostKind, hostRules } from "./host.ts";
import { host } from "./host.table.ts";
import { cancelRow, mailBoth } from "./meeting-mails.server.ts";
import { meeting } from "./meeting.table.ts";
import { isInProgramme } from "./programme.server.ts";
import { nearestTo, timesOf } from "./times.server.ts";

type Bookable = { id: string; kind: HostKind; available: boolean };
type Offered = Bookable & { guest: string };

export type Limited = { status: "limited"; retryAfter: number };
type Taken = { status: "taken"; nearest: Date[] };
export type Booked =
  | { status: "booked"; id: string }
  | Taken
  | { status: "programme" | "too-many" | "same-host" | "month" | "trials" | "contact" }
  | Limited;
export type Moved =
  | { status: "moved" }
  | Taken
  | { status: "gone" | "overtaken" | "late" | "moves" | "trials" }
  | Limited;

const minute = 60_000;
const day = 24 * 60 * minute;

/** The host's kind. The type excludes "team", because startups never book meetings with the host of kind "team". */
export const guestsHost = sql<HostKind>`${host.kind}`;

/** Attempts per startup and hour, far above normal use, only to prevent misuse. */
const tries = { capacity: 120, perSecond: 120 / 3_600 };

const limitedBy = (taken: Awaited<ReturnType<typeof take>>): Limited | undefined =>
  taken.allowed ? undefined : { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };

/** Returns undefined while the limit allows the action. */
export const mayTry = async (db: Db, founder: string) => limitedBy(await take(db, `meeting:${founder}`, tries));

/** Matches what mail programs turn into a link, whatever its ending. */
const domain = /[\p{L}\p{N}][.\u3002]\p{L}{2,}/u;

/** Checks whether a startup books this host on a free trial only. */
const isOnTrial = async (db: Db, founder: string, { kind }: Bookable, now: Date) =>
  kind === "mentor" && !(await isGranted(db, founder, now));

/** Protects the host's mailbox, because each booking or move sends an e-mail. */
const withHost = { capacity: 8, perSecond: 8 / 86_400 };

/** A free trial's own share, so that one startup does not use up what all trials share. */
const withHostOnTrial = { capacity: 3, perSecond: 3 / 86_400 };

/** All free trials share one bucket per host, because one person can start many. The host must be locked. */
async function mayMailHost(tx: Db, founder: string, which: Bookable, now: Date) {
  const key = `meeting:${founder}:${which.id}`;
  if (!(await isOnTrial(tx, founder, which, now))) return limitedBy(await take(tx, key, withHost));
  const own = { key, ...withHostOnTrial };
  const trials = { key: `meeting:trials:${which.id}`, ...withHost };
  if (!(await wouldGive(tx, trials.key, trials)).allowed) return { status: "trials" as const };
  return limitedBy(await takeAll(tx, [own, trials]));
}

/** Experts require a place in the programme. Throws NotInPlan if the plan does not include mentors. */
export async function mayMeet(db: Db, founder: string, kind: HostKind) {
  if (kind === "expert") return isInProgramme(db, founder);
  await mustOpen(db, founder, "mentors");
  return true;
}

const overlap = "23P01";
/** Checks whether the error comes from the database constraint that prevents overlapping meetings. */
const isOverlap = (error: unknown) =>
  error instanceof DrizzleQueryError && (error.cause as { code?: string } | undefined)?.code === overlap;

const lockHost = (tx: Db, id: string) => tx.select({ id: host.id }).from(host).where(eq(host.id, id)).for("update");

function spanOf(kind: HostKind, startsAt: Date) {
  const { minutes, pause } = hostRules[kind];
  const endsAt = new Date(startsAt.getTime() + minutes * minute);
  return { startsAt, endsAt, busyTo: new Date(endsAt.getTime() + pause * minute) };
}

/** Returns "taken" with the nearest free times instead of throwing when meetings would overlap. */
async function orTaken<Answer>(db: Db, which: Offered, at: Date, now: Date, work: () => Promise<Answer>) {
  try {
    // Queued, because many simultaneous bookings would otherwise hold every database connection while waiting.
    return await inTurn("bookings", work);
  } catch (error) {
    if (!isOverlap(error)) throw error;
    return { status: "taken" as const, nearest: nearestTo((await timesOf(db, which, now)).offers, at) };
  }
}

async function brokenRule(db: Db, founder: string, which: string, now: Date) {
  const since = new Date(now.getTime() - guestRules.monthDays * day);
  // Includes future meetings booked long ago, because they count towards the limit of future meetings.
  const counts = or(gt(meeting.startsAt, now), gt(meeting.bookedAt, since));
  const own = await db
    .select()
    .from(meeting)
    .where(and(eq(meeting.founder, founder), counts));
  const toCome = own.filter((row) => !row.cancelledAt && row.startsAt > now);
  if (toCome.some((row) => row.host === which)) return { status: "same-host" as const };
  if (toCome.length >= guestRules.toCome) return { status: "too-many" as const };
  // A meeting cancelled by the host does not count towards the startup's monthly limit of bookings, as the e-mail about
  // the cancellation promises.
  const bookedLately = own.filter(({ bookedAt, cancelledBy }) => bookedAt > since && cancelledBy !== "host");
  if (bookedLately.length >= guestRules.bookedInMonth) return { status: "month" as const };
  return undefined;
}

/** Refuses a free trial's booking if free trials already have as many meetings as the mentor has free times. */
async function overTrialsShare(db: Db, founder: string, which: Bookable, now: Date) {
  if (!(await isOnTrial(db, founder, which, now))) return undefined;
  const byTrials = and(
    ...[eq(meeting.host, which.id), isNull(meeting.cancelledAt), gt(meeting.startsAt, now), isNotNull(meeting.founder)],
    sql`${meeting.founder} not in ${grantedOn(parisDay(now))}`,
  );
  const { offers } = await timesOf(db, which, now);
  return (await db.$count(meeting, byTrials)) < offers.length ? undefined : { status: "trials" as const };
}

/** Returns "taken" with the nearest offered times, or undefined if the wanted time is still offered. */
async function takenTime(db: Db, which: Offered, wanted: Date, now: Date): Promise<Taken | undefined> {
  const { offers } = await timesOf(db, which, now);
  const isOffered = offers.some((at) => at.getTime() === wanted.getTime());
  return isOffered ? undefined : { status: "taken", nearest: nearestTo(offers, wanted) };
}

type Wish = { host: Bookable; startsAt: Date; topic: string; figuresMonth?: string | null };

/** If several startups choose the same time, all but one get "taken" with the nearest free times. */
export async function book(
  db: Db,
  actor: Actor,
  { host: which, startsAt, topic, figuresMonth = null }: Wish,
  now = new Date(),
): Promise<Booked> {
  const founder = mustEdit(actor);
  const limited = await mayTry(db, founder);
  if (limited) return limited;
  if (!(await mayMeet(db, founder, which.kind))) return { status: "programme" };
  // The host reads the topic in an e-mail, and anybody can start a free trial.
  if ((holdsContactDetails(topic) || domain.test(topic)) && (await isOnTrial(db, founder, which, now)))
    return { status: "contact" };
  const offered = { ...which, guest: founder };
  return orTaken(db, offered, startsAt, now, async (): Promise<Booked> => {
    // The check before the lock rejects most invalid requests without waiting for the lock.
    const refusedNow = async (by: Db) =>
      (await brokenRule(by, founder, which.id, now)) ??
      (await takenTime(by, offered, startsAt, now)) ??
      (await overTrialsShare(by, founder, which, now));
    const atOnce = await refusedNow(db);
    if (atOnce) return atOnce;
    return db.transaction(async (tx): Promise<Booked> => {
      await lockStartup(tx, founder);
      await mustStillEdit(tx, actor);
      await lockHost(tx, which.id);
      const refused = await refusedNow(tx);
      if (refused) return refused;
      const tooOften = await mayMailHost(tx, founder, which, now);
      if (tooOften) return tooOften;
      const { place } = await timesOf(tx, which, now);
      const [row] = await tx
        .insert(meeting)
        .values({
          ...{ id: randomUUID(), host: which.id, founder, bookedBy: actor.viewer.id, topic, place, figuresMonth },
          ...{ ...spanOf(which.kind, startsAt), bookedAt: now, changedAt: now },
        })
        .returning();
      if (!row) throw new Error("The booking was not stored");
      await mailBoth(tx, row, { guest: "booked", host: "booked" });
      return { status: "booked", id: row.id };
    });
  });
}

async function lockOwn(tx: Db, actor: Actor, id: string, now: Date) {
  const founder = mustEdit(actor);
  await lockStartup(tx, founder);
  await mustStillEdit(tx, actor);
  const [row] = await tx
    .select({ row: meeting, kind: guestsHost })
    .from(meeting)
    .innerJoin(host, eq(host.id, meeting.host))
    .where(
      and(eq(meeting.id, id), eq(meeting.founder, founder), isNull(meeting.cancelledAt), gt(meeting.startsAt, now)),
    );
  return row;
}

/** Within the notice period, a startup cannot move the meeting, and a cancellation counts as late. */
export const isLate = (kind: HostKind, startsAt: Date, now: Date) =>
  startsAt.getTime() - now.getTime() < hostRules[kind].noticeHours * 60 * minute;

const isAt = ({ startsAt }: { startsAt: Date }, shown: Date) => startsAt.getTime() === shown.getTime();

/** `shown` is the start on the page: a meeting that a colleague has moved since is not moved back. */
export async function move(
  db: Db,
  actor: Actor,
  { id, startsAt, shown, available }: { id: string; startsAt: Date; shown?: Date | undefined; available: boolean },
  now = new Date(),
): Promise<Moved> {
  const founder = mustEdit(actor);
  const limited = await mayTry(db, founder);
  if (limited) return limited;
  const [known] = await db
    .select({ id: host.id, kind: guestsHost })
    .from(meeting)
    .innerJoin(host, eq(host.id, meeting.host))
    .where(and(eq(meeting.id, id), eq(meeting.founder, founder)));
  if (!known) return { status: "gone" };
  const which = { ...known, available, guest: founder };
  return orTaken(db, which, startsAt, now, () =>
    db.transaction(async (tx): Promise<Moved> => {
      const own = await lockOwn(tx, actor, id, now);
      if (!own) return { status: "gone" };
      await lockHost(tx, own.row.host);
      // Loads the meeting again with a lock, because the host may have cancelled it in the meantime.
      const [row] = await tx
        .select()
        .from(meeting)
        .where(and(eq(meeting.id, id), isNull(meeting.cancelledAt)))
        .for("update");
      if (!row) return { status: "gone" };
      const { kind } = own;
      if (shown && !isAt(row, shown)) return { status: "overtaken" };
      if (isLate(kind, row.startsAt, now)) return { status: "late" };
      if (row.moves >= guestRules.moves) return { status: "moves" };
      const refused = (await takenTime(tx, which, startsAt, now)) ?? (await mayMailHost(tx, founder, which, now));
      if (refused) return refused;
      const { place } = await timesOf(tx, which, now);
      const [moved] = await tx
        .update(meeting)
        .set({
          ...{ ...spanOf(kind, startsAt), place, changedAt: now, remindedAt: null },
          ...{ moves: row.moves + 1, sequence: row.sequence + 1 },
        })
        .where(and(eq(meeting.id, id), isNull(meeting.cancelledAt)))
        .returning();
      if (!moved) return { status: "gone" };
      await mailBoth(tx, moved, { guest: "moved", host: "moved" });
      return { status: "moved" };
    }),
  );
}

/**
 * Cancels a meeting of the actor's startup. A cancellation within the notice period is marked as late. `shown` is the
 * start on the page: a meeting that a colleague has moved since stays.
 */
export async function cancel(
  db: Db,
  actor: Actor,
  { id, shown }: { id: string; shown?: Date | undefined },
  now = new Date(),
): Promise<"cancelled" | "gone" | "overtaken" | Limited> {
  const founder = mustEdit(actor);
  const limited = await mayTry(db, founder);
  if (limited) return limited;
  return db.transaction(async (tx) => {
    const own = await lockOwn(tx, actor, id, now);
    if (!own) return "gone";
    if (shown && !isAt(own.row, shown)) return "overtaken";
    await cancelRow(tx, id, { by: "guest", late: isLate(own.kind, own.row.startsAt, now) }, now);
    return "cancelled";
  });
}
