import { randomUUID } from "node:crypto";
import { and, eq, inArray, not, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { audit } from "../audit/audit.server.ts";
import { raiseVersion } from "../content/content.server.ts";
import type { Event } from "../content/content.ts";
import { mustHave } from "../audit/access.ts";
import { lead } from "../lead/lead.table.ts";
import type { Actor } from "../person/actor.ts";
import { cancelledSessions } from "../session-seat/cancelled.server.ts";
import { datedSession } from "../session-seat/plan.server.ts";
import { isPast } from "../session-seat/session-seat.ts";
import { isClosed } from "../session-seat/took-place.server.ts";
import { mustOwn } from "../startup/access.ts";
import { founderOf, notifyFounderOf } from "./founder-of.server.ts";
import { pitchAnswer } from "./pitch-answer.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { feesOf } from "./settled-fees.server.ts";
import { isConfirmed } from "./participation-fee.ts";
import { sessionPlace } from "./session-place.table.ts";
import { isTaken, placesTaken } from "./places-taken.server.ts";

export const lockPlaces = (tx: Db, session: string) => lock(tx, "pitch-session", session);

export async function placesOf(db: Db, actor: Actor, leads: readonly string[]) {
  mustHave(actor, "sessions");
  if (leads.length === 0) return new Map<string, { id: string; session: string; acceptedAt: Date }>();
  const rows = await db
    .select({
      leadId: sessionPlace.leadId,
      id: sessionPlace.id,
      session: sessionPlace.session,
      acceptedAt: sessionPlace.acceptedAt,
    })
    .from(sessionPlace)
    .where(and(inArray(sessionPlace.leadId, [...leads]), isTaken));
  return new Map(rows.map(({ leadId, ...place }) => [leadId, place]));
}

export async function acceptedFor(db: Db, actor: Actor, session: string) {
  mustHave(actor, "sessions");
  return db
    .select({
      lead: lead.id,
      startup: sql<string | null>`${lead.payload} ->> 'startupName'`,
      acceptedAt: sessionPlace.acceptedAt,
    })
    .from(sessionPlace)
    .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
    .where(and(eq(sessionPlace.session, session), isTaken))
    .orderBy(sessionPlace.acceptedAt, sessionPlace.id);
}

/**
 * Returns "full" if all places are taken, "same-startup" if another application of the startup has a place at the
 * session, and "overtaken" if the application has another place, or a no that the form did not show.
 */
export async function acceptForSession(
  db: Db,
  actor: Actor,
  leadId: string,
  { id: session }: Pick<Event, "id">,
  isAnswerShown = false,
): Promise<"stored" | "overtaken" | "same-startup" | "full" | "gone" | "cancelled"> {
  mustHave(actor, "sessions");
  return db.transaction(async (tx) => {
    // The places are locked before the application, as in `answerCancelled`, so that the functions cannot deadlock.
    await lockPlaces(tx, session);
    const [found] = await tx
      .select({ founder: founderOf })
      .from(lead)
      .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
      .where(
        and(eq(lead.id, leadId), eq(lead.form, "pitch-application"), eq(lead.spam, false), not(lead.startupClosed)),
      )
      .for("update", { of: lead });
    // The page that offered the session may have read it before it was changed or deleted.
    const event = await datedSession(tx, session);
    if (!found || !event) return "gone";
    const { capacity, startsOn } = event;
    const cancelled = await cancelledSessions(tx);
    const held = (await placesOf(tx, actor, [leadId])).get(leadId);
    if (held && !cancelled.has(held.session)) return held.session === session ? "stored" : "overtaken";
    if (!isAnswerShown && (await tx.$count(pitchAnswer, eq(pitchAnswer.lead, leadId))) > 0) return "overtaken";
    if (cancelled.has(session)) return "cancelled";
    if (found.founder !== null && (await hasPlaceAt(tx, session, found.founder))) return "same-startup";
    const taken = (await placesTaken(tx, [session])).get(session) ?? 0;
    if (capacity !== null && taken >= capacity) return "full";
    // An application has one place, so a place at a cancelled session makes room for the new one.
    if (held)
      await tx
        .update(sessionPlace)
        .set({ takenBackAt: sql`now()`, takenBackBy: actor.viewer.id })
        .where(and(eq(sessionPlace.leadId, leadId), isTaken));
    const id = randomUUID();
    await tx.insert(sessionPlace).values({ id, leadId, session, author: actor.viewer.id });
    const fee = (await feesOf(tx, actor, [leadId])).get(leadId);
    const state = fee && isConfirmed(fee) ? "place" : "held";
    await notifyFounderOf(tx, leadId, { event: `place ${id}`, data: { state, day: startsOn } });
    await audit(tx, actor, { action: "session.accept", object: { kind: "lead", id: leadId }, after: { session } });
    // Public pages show whether a session is full, so the cached pages must be renewed.
    if (capacity !== null && taken + 1 >= capacity) await raiseVersion(tx);
    return "stored";
  });
}

/** Whether any application of the startup has a place at the session. */
export async function hasPlaceAt(tx: Db, session: string, founder: string) {
  const [place] = await tx
    .select({ id: sessionPlace.id })
    .from(sessionPlace)
    .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(and(eq(sessionPlace.session, session), isTaken, eq(founderOf, founder)))
    .limit(1);
  return place !== undefined;
}

/**
 * Takes back the place at `session`. Returns "overtaken" if the application has a place at another one, or another place
 * than `place`, the id of the one that the form showed, and "closed" if the session's record already counts the place.
 */
export async function takePlaceBack(
  db: Db,
  actor: Actor,
  leadId: string,
  { session, place: shown }: { session: string; place?: string | undefined },
  now = new Date(),
) {
  const by = mustHave(actor, "sessions");
  return db.transaction(async (tx) => {
    // Closing a session locks its places too, so that no place is taken back while the record counts it.
    await lockPlaces(tx, session);
    const held = await lockedPlace(tx, leadId);
    if (held !== null && held !== session) return "overtaken";
    const place = (await placesOf(tx, actor, [leadId])).get(leadId);
    if (place && shown !== undefined && shown !== place.id) return "overtaken";
    const answer = await takeBack(tx, actor, leadId, by, now);
    if (held !== null && answer === "stored") await raiseVersion(tx);
    return answer;
  });
}

/** Locks the application, so that concurrent changes of its place run one after another. Returns the place's session. */
export async function lockedPlace(tx: Db, leadId: string) {
  // The application is locked and not its place, because its fee and `freeOwnPlaces` lock the application too.
  await tx.select({ id: lead.id }).from(lead).where(eq(lead.id, leadId)).for("update");
  const [found] = await tx
    .select({ session: sessionPlace.session })
    .from(sessionPlace)
    .where(and(eq(sessionPlace.leadId, leadId), isTaken));
  return found?.session ?? null;
}

/**
 * Frees the startup's places at sessions to come that are not cancelled. Call this before the startup is deleted, and
 * `raiseVersion` after the last change of its applications if this returns true.
 */
export async function freeOwnPlaces(tx: Db, actor: Actor, now = new Date()) {
  const founder = mustOwn(actor);
  // All applications are locked before their places are read, so that none is given a place meanwhile.
  const applications = await tx
    .select({ id: lead.id })
    .from(lead)
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(and(eq(lead.form, "pitch-application"), eq(founderOf, founder)))
    .orderBy(lead.id)
    .for("update", { of: lead });
  const ids = applications.map(({ id }) => id);
  const rows = await tx
    .select({ id: sessionPlace.leadId, session: sessionPlace.session })
    .from(sessionPlace)
    .where(and(inArray(sessionPlace.leadId, ids), isTaken))
    .orderBy(sessionPlace.leadId);
  let frees = false;
  for (const { id, session } of rows) {
    const event = await datedSession(tx, session);
    if (!event || isPast(event, parisDay(now))) continue;
    await takeBack(tx, actor, id, null, now);
    frees = true;
  }
  return frees;
}

/**
 * `by` is the administrator who takes the place back; null if the startup frees it. A place at a cancelled session stays,
 * because its startup is told of the cancellation instead.
 */
async function takeBack(tx: Db, actor: Actor, leadId: string, by: string | null, now: Date) {
  const place = and(eq(sessionPlace.leadId, leadId), isTaken);
  const [held] = await tx.select({ session: sessionPlace.session }).from(sessionPlace).where(place);
  if (held && (await cancelledSessions(tx)).has(held.session)) return "cancelled";
  if (held && (await isClosed(tx, held.session))) return "closed";
  const [freed] = await tx
    .update(sessionPlace)
    .set({ takenBackAt: sql`now()`, takenBackBy: by })
    .where(place)
    .returning({ id: sessionPlace.id, session: sessionPlace.session });
  if (!freed) return "stored";
  await audit(tx, actor, {
    action: "session.take-back",
    object: { kind: "lead", id: leadId },
    before: { session: freed.session },
  });
  const event = await datedSession(tx, freed.session);
  // A startup whose session is over has already used its place.
  if (!event || !isPast(event, parisDay(now)))
    await notifyFounderOf(tx, leadId, { event: `taken-back ${freed.id}`, data: { state: "taken-back" } });
  return "stored";
}
