import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { RecordName, Saved } from "../content/editing.ts";
import { datedSession, lockSeats } from "../session-seat/plan.server.ts";
import { sessionGuest } from "../session-seat/session-seat.table.ts";
import { unanswered } from "./answer.server.ts";
import { placesTaken } from "./places-taken.server.ts";

class HasPeople extends Error {}

/**
 * Runs a change of a content record. Rejects the change if it deletes a session with guests, places or unanswered
 * applications, or leaves it without a date: such a session must be cancelled, so that everybody is told.
 */
export async function keepingPeople(
  db: Db,
  { kind, id }: RecordName,
  change: (tx: Db) => Promise<Saved>,
): Promise<Saved> {
  if (kind !== "event") return change(db);
  try {
    return await db.transaction(async (tx) => {
      await lockSeats(tx, id);
      const saved = await change(tx);
      if (saved.status === "saved" && !(await datedSession(tx, id)) && (await hasPeople(tx, id))) throw new HasPeople();
      return saved;
    });
  } catch (error) {
    if (error instanceof HasPeople) return { status: "refused", problems: [{ path: "", code: "hasPeople" }] };
    throw error;
  }
}

const hasPeople = async (tx: Db, session: string) =>
  (await tx.$count(sessionGuest, eq(sessionGuest.session, session))) > 0 ||
  (await placesTaken(tx, [session])).size > 0 ||
  (await unanswered(tx, session)).length > 0;
