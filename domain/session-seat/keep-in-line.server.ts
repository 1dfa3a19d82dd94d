import { and, eq, exists, gte, isNull, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { RecordName, Saved } from "../content/editing.ts";
import { contentRecord } from "../content/content.table.ts";
import { person, personBlock } from "../person/person.table.ts";
import { lockSeats } from "./plan.server.ts";
import { leaveAllSessions } from "./reserve.server.ts";
import { sessionGuest, sessionPlan } from "./session-seat.table.ts";

/** Investors who lost access but still have requests for seats; without `id`, only for sessions from today on. */
const ofShutOut = (db: Db, now: Date, id?: string) => {
  const block = db
    .select({ one: sql`1` })
    .from(personBlock)
    .where(and(eq(personBlock.personId, sessionGuest.investor), isNull(personBlock.liftedAt)));
  const approved = db
    .select({ one: sql`1` })
    .from(person)
    .where(and(eq(person.id, sessionGuest.investor), eq(person.role, "investor"), eq(person.verdict, "yes")));
  return db
    .selectDistinct({ investor: sessionGuest.investor })
    .from(sessionGuest)
    .innerJoin(sessionPlan, eq(sessionPlan.session, sessionGuest.session))
    .where(
      and(
        isNull(sessionGuest.leftAt),
        isNull(sessionPlan.cancelledAt),
        id === undefined ? gte(sessionPlan.startsOn, parisDay(now)) : undefined,
        id === undefined ? undefined : eq(sessionGuest.investor, id),
        or(exists(block), notExists(approved)),
      ),
    );
};

/** If the change blocks the investor or ends the approval, the seats are freed in the same transaction. */
export async function freeingSeats<Answer>(db: Db, id: string, change: (tx: Db) => Promise<Answer>, now = new Date()) {
  return db.transaction(async (tx) => {
    const answer = await change(tx);
    for (const { investor } of await ofShutOut(tx, now, id)) await leaveAllSessions(tx, investor, now);
    return answer;
  });
}

/**
 * Frees the seats of all investors who are blocked or no longer approved, in case their accounts were changed without
 * `freeingSeats`.
 */
export async function freeSeatsOfShutOut(db: Db, now: Date) {
  for (const { investor } of await ofShutOut(db, now)) await freeingSeats(db, investor, async () => {}, now);
}

class HasGuests extends Error {}

/**
 * Runs a change of a content record. Rejects the change if it would delete a session with guests, which must be
 * cancelled instead.
 */
export async function keepingGuests(
  db: Db,
  { kind, id }: RecordName,
  change: (tx: Db) => Promise<Saved>,
): Promise<Saved> {
  if (kind !== "event") return change(db);
  try {
    return await db.transaction(async (tx) => {
      await lockSeats(tx, id);
      const saved = await change(tx);
      const isGone = and(eq(contentRecord.kind, kind), eq(contentRecord.id, id), eq(contentRecord.deleted, true));
      if (
        (await tx.$count(contentRecord, isGone)) > 0 &&
        (await tx.$count(sessionGuest, eq(sessionGuest.session, id))) > 0
      )
        throw new HasGuests();
      return saved;
    });
  } catch (error) {
    if (error instanceof HasGuests) return { status: "refused", problems: [{ path: "", code: "hasGuests" }] };
    throw error;
  }
}
