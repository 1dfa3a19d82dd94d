import { and, asc, eq, isNotNull, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { audit } from "../audit/audit.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Event } from "../content/content.ts";
import { lead } from "../lead/lead.table.ts";
import { changesOf, digestOf, type Overtaken, shownOf } from "../edit-conflict/edit-conflict.server.ts";
import type { Actor } from "../person/actor.ts";
import { agreedFor, isSettled } from "../pitch-session/settled-fees.server.ts";
import { participationFee } from "../pitch-session/participation-fee.table.ts";
import { isTaken } from "../pitch-session/places-taken.server.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { datedSession, lockPlan } from "../session-seat/plan.server.ts";
import { timesOf } from "../session-seat/session-seat.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { asPlanned, isNewLength, isNewPlace, isNews, type Pace, paceOf, scheduleOf } from "./schedule.ts";
import { sessionTurn } from "./session-day.table.ts";
import { isUnset, mailTurns } from "./turn-mails.server.ts";

/**
 * Returns the startups with a place at a session, in the order of their turns. Startups without a turn yet come last.
 */
export const placesInOrder = (db: Db, session: string, now: Date) =>
  db
    .select({
      place: sessionPlace.id,
      lead: sessionPlace.leadId,
      startup: sql<string>`coalesce(${lead.payload} ->> 'startupName', '')`,
      score: pitchApplication.score,
      isConfirmed: isSettled(now),
      position: sessionTurn.position,
      toldStart: sessionTurn.toldStart,
      toldSessionStart: sessionTurn.toldSessionStart,
      toldPlace: sessionTurn.toldPlace,
      toldPitch: sessionTurn.toldPitch,
      toldQuestions: sessionTurn.toldQuestions,
      weekToldFor: sessionTurn.weekToldFor,
      eveToldFor: sessionTurn.eveToldFor,
      startedAt: sessionTurn.startedAt,
      endedAt: sessionTurn.endedAt,
    })
    .from(sessionPlace)
    .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .leftJoin(participationFee, agreedFor)
    .leftJoin(sessionTurn, eq(sessionTurn.place, sessionPlace.id))
    .where(and(eq(sessionPlace.session, session), isTaken))
    .orderBy(sql`${sessionTurn.position} asc nulls last`, asc(sessionPlace.acceptedAt), asc(sessionPlace.id));

export const planOfSession = async (db: Db, session: string) =>
  (await db.select().from(sessionPlan).where(eq(sessionPlan.session, session)))[0];

type Mailable = { pace: Pace; venue: Event["place"]; turns: readonly { place: string; start: Date | null }[] };

/** A digest of what the founders are mailed, so that a form can say which order, times, pace and venue it showed. */
const orderAs = ({ pace, venue, turns }: Mailable) =>
  digestOf(JSON.stringify([pace, venue && [venue.en, venue.fr], turns.map(({ place, start }) => [place, start])]));

type Dated = Pick<Event, "id" | "format" | "startsOn" | "endsOn" | "startTime" | "endTime">;

/** Returns a session's turns with their start times, which are null while the session has no start time. */
export async function orderOf(db: Db, actor: Actor, event: Dated, now = new Date()) {
  mustHave(actor, "sessions");
  const plan = await planOfSession(db, event.id);
  const place = (await datedSession(db, event.id))?.place ?? null;
  const places = await placesInOrder(db, event.id, now);
  const pace = paceOf(event, plan);
  const { startsAt } = timesOf(event);
  const planned = startsAt && scheduleOf(pace, startsAt, asPlanned(places.length));
  const turns = places.map((each, index) => {
    const turn = isUnset(each) ? { ...each, toldStart: null } : each;
    const start = planned?.starts[index] ?? null;
    const isNewTime = start !== null && isNews(turn.toldStart, start);
    const isElsewhere = start !== null && turn.toldStart !== null && isNewPlace(turn.toldPlace, place);
    const isChanged = isNewTime || (start !== null && isNewLength(turn, pace));
    return { ...turn, start, isNewTime, isChanged, isElsewhere };
  });
  return {
    ...{ pace, shownPace: shownOf(pace), shown: orderAs({ pace, venue: place, turns }) },
    ...{ turns, sentAt: plan?.orderSentAt ?? null, end: planned?.end ?? null },
    /**
     * `mailed` counts founders e-mailed before, `elsewhere` founders with only a new venue, and `news` all who need an
     * e-mail.
     */
    mailed: turns.filter(({ toldStart }) => toldStart !== null).length,
    changed: turns.filter((turn) => turn.toldStart !== null && turn.isChanged).length,
    elsewhere: turns.filter((turn) => turn.isElsewhere && !turn.isChanged).length,
    news: turns.filter((turn) => turn.isChanged || turn.isElsewhere).length,
  };
}

/** Stores the order of the turns. Places that are not in `places` were withdrawn and lose the stored position. */
export async function keepOrder(tx: Db, session: string, places: readonly string[]) {
  await tx
    .update(sessionTurn)
    .set({ position: null })
    .where(
      and(
        eq(sessionTurn.session, session),
        places.length > 0 ? notInArray(sessionTurn.place, [...places]) : undefined,
        isNotNull(sessionTurn.position),
      ),
    );
  for (const [position, place] of places.entries())
    await tx
      .insert(sessionTurn)
      .values({ place, session, position })
      .onConflictDoUpdate({ target: sessionTurn.place, set: { position } });
}

type OrderChanged = "stored" | "gone" | "cancelled";

/** Moves a startup to another turn, counted from 1, without sending e-mails. Repeating the call has no effect. */
export async function movePlace(
  db: Db,
  actor: Actor,
  { session, place, to }: { session: string; place: string; to: number },
  now = new Date(),
) {
  mustHave(actor, "sessions");
  return db.transaction(async (tx): Promise<OrderChanged> => {
    const locked = await lockPlan(tx, session, now);
    if (!locked) return "gone";
    if (locked.plan.cancelledAt) return "cancelled";
    const order = (await placesInOrder(tx, session, now)).map((each) => each.place);
    const from = order.indexOf(place);
    if (from < 0 || to < 1 || to > order.length) return "gone";
    order.splice(to - 1, 0, ...order.splice(from, 1));
    await keepOrder(tx, session, order);
    return "stored";
  });
}

/** `sent` includes digests of the displayed pace. */
export async function setPace(
  db: Db,
  actor: Actor,
  session: string,
  { sent = {}, ...typed }: Pace & { sent?: Record<string, string> },
  now = new Date(),
) {
  mustHave(actor, "sessions");
  return db.transaction(async (tx): Promise<OrderChanged | Overtaken> => {
    const locked = await lockPlan(tx, session, now);
    if (!locked) return "gone";
    if (locked.plan.cancelledAt) return "cancelled";
    const saved = paceOf(locked.event, locked.plan);
    const { changed, overtaken } = changesOf(sent, typed, saved);
    if (overtaken.length > 0) return { refused: "overtaken", overtaken };
    const pace = { ...saved, ...changed };
    const { breakAfter, breakMinutes } = pace;
    await tx
      .update(sessionPlan)
      .set({ ...pace, breakMinutes: breakAfter === null ? null : breakMinutes })
      .where(eq(sessionPlan.session, session));
    await audit(tx, actor, { action: "session.pace", object: { kind: "content.event", id: session } });
    return "stored";
  });
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockPlan>>>;

async function mailNews(
  tx: Db,
  plan: Locked["plan"],
  { order, pace, starts }: { order: Awaited<ReturnType<typeof placesInOrder>>; pace: Pace; starts: readonly Date[] },
  now: Date,
) {
  const mailed = { first: new Array<string>(), moved: new Array<string>(), place: new Array<string>() };
  for (const [index, turn] of order.entries()) {
    const { place, toldStart, toldPlace } = turn;
    const start = starts[index];
    if (!start) continue;
    const isChanged = isNews(toldStart, start) || isNewLength(turn, pace);
    const what = !isChanged ? "place" : toldStart ? "moved" : "first";
    if (what === "place" && !isNewPlace(toldPlace, plan.place)) continue;
    await tx
      .update(sessionTurn)
      .set({
        ...{ toldStart: start, toldPitch: pace.pitch, toldQuestions: pace.questions, toldPlace: plan.place },
        ...{ toldSessionStart: plan.startsAt, toldAt: now, sequence: sql`${sessionTurn.sequence} + 1` },
      })
      .where(eq(sessionTurn.place, place));
    mailed[what].push(place);
  }
  for (const what of ["first", "moved", "place"] as const) await mailTurns(tx, what, mailed[what]);
  return mailed;
}

type OrderSent =
  | { status: "stored"; mailed: number; changed: number; elsewhere: number }
  | { status: "gone" | "cancelled" | "no-hour" | "nobody" | "begun" | "overtaken" };

/**
 * E-mails founders whose turn is new or changed. `mailed` counts all turns, `elsewhere` the e-mails with only a new
 * venue. `shown` is the digest of the displayed order, absent when a form sends none.
 */
export async function sendOrder(
  db: Db,
  actor: Actor,
  session: string,
  now = new Date(),
  shown?: string,
): Promise<OrderSent> {
  mustHave(actor, "sessions");
  return db.transaction(async (tx): Promise<OrderSent> => {
    const locked = await lockPlan(tx, session, now);
    if (!locked) return { status: "gone" };
    const { plan, event } = locked;
    if (plan.cancelledAt) return { status: "cancelled" };
    if (!plan.startsAt) return { status: "no-hour" };
    if (now >= plan.startsAt) return { status: "begun" };
    const order = await placesInOrder(tx, session, now);
    if (order.length === 0) return { status: "nobody" };
    const pace = paceOf(event, plan);
    const { starts } = scheduleOf(pace, plan.startsAt, asPlanned(order.length));
    const turns = order.map(({ place }, index) => ({ place, start: starts[index] ?? null }));
    if (shown !== undefined && shown !== orderAs({ pace, venue: plan.place, turns })) return { status: "overtaken" };
    await keepOrder(
      tx,
      session,
      order.map(({ place }) => place),
    );
    const mailed = await mailNews(tx, plan, { order, pace, starts }, now);
    const count = mailed.first.length + mailed.moved.length + mailed.place.length;
    if (count > 0) {
      await tx.update(sessionPlan).set({ orderSentAt: now }).where(eq(sessionPlan.session, session));
      await audit(tx, actor, {
        action: "session.send-order",
        object: { kind: "content.event", id: session },
        after: { count },
      });
    }
    return { status: "stored", mailed: order.length, changed: mailed.moved.length, elsewhere: mailed.place.length };
  });
}
