import { and, eq, exists, gte, isNull, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { person, personBlock } from "../person/person.table.ts";
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
