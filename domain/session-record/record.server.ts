import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { mustHave } from "../audit/access.ts";
import type { Event } from "../content/content.ts";
import type { Actor } from "../person/actor.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { isPast } from "../session-seat/session-seat.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { wishesUntil } from "../session-wish/session-wish.ts";
import { sessionRecord } from "./session-record.table.ts";

export async function recordOf(db: Db, session: string) {
  const [record] = await db.select().from(sessionRecord).where(eq(sessionRecord.session, session));
  return record ?? null;
}

type Counted = { id: string; selected: number | null; pitched: number | null };

/** For a closed session, the stored counts replace the counts in the site's content. */
export async function withCounts<Session extends Counted>(db: Db, sessions: readonly Session[]) {
  const { session, selected, pitched } = sessionRecord;
  const rows = await db.select({ session, selected, pitched }).from(sessionRecord);
  const counted = new Map(rows.map((row) => [row.session, row]));
  return sessions.map((each) => {
    const found = counted.get(each.id);
    return {
      ...each,
      isClosed: found !== undefined,
      ...(found && { selected: found.selected, pitched: found.pitched }),
    };
  });
}

type Days = Pick<Event, "id" | "startsOn" | "endsOn" | "startTime" | "endTime">;

/** Returns past sessions with their state; "early" means that investors may still say whom they wish to meet. */
export async function sessionsOver<Session extends Days>(
  db: Db,
  actor: Actor,
  sessions: readonly Session[],
  now = new Date(),
) {
  mustHave(actor, "sessions");
  const { session, cancelledAt } = sessionPlan;
  const plans = new Map(
    (await db.select({ session, cancelledAt }).from(sessionPlan)).map((plan) => [plan.session, plan]),
  );
  const places = await db.selectDistinct({ session: sessionPlace.session }).from(sessionPlace);
  const closed = await db.select({ session: sessionRecord.session }).from(sessionRecord);
  const isAmong = (rows: readonly { session: string }[], id: string) => rows.some((row) => row.session === id);
  const stateOf = (id: string, from: Date) => {
    if (isAmong(closed, id)) return "closed";
    if (plans.get(id)?.cancelledAt) return "cancelled";
    if (!plans.has(id) && !isAmong(places, id)) return "old";
    return now < from ? "early" : "to-close";
  };
  return sessions
    .flatMap((each) => (each.startsOn === null ? [] : [{ ...each, startsOn: each.startsOn }]))
    .filter((each) => isPast(each, parisDay(now)))
    .toSorted((one, other) => other.startsOn.localeCompare(one.startsOn))
    .map((each) => {
      const from = wishesUntil(each);
      return { ...each, from, state: stateOf(each.id, from) };
    });
}
