import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Problem, RecordName, Saved } from "../content/editing.ts";
import { tookPlace } from "../session-seat/took-place.server.ts";
import { datedSession, lockSeats } from "../session-seat/plan.server.ts";
import { sessionGuest } from "../session-seat/session-seat.table.ts";
import { unanswered } from "./answer.server.ts";
import { capacityOf, placesTaken, tooFewPlaces } from "./places-taken.server.ts";
import { lockPlaces } from "./session-place.server.ts";

class Rejected extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/**
 * Runs a change of a content record. Rejects the change if it deletes a session with guests, places or unanswered
 * applications, or leaves it without a date: such a session must be cancelled, so that everybody is told. Also rejects
 * a change that lowers a session's number of places below those given, or gives another day to a session that took
 * place.
 */
export async function keepingPeople(
  db: Db,
  { kind, id }: RecordName,
  change: (tx: Db) => Promise<Saved>,
  now = new Date(),
): Promise<Saved> {
  if (kind !== "event") return change(db);
  try {
    return await db.transaction(async (tx) => {
      await lockSeats(tx, id);
      await lockPlaces(tx, id);
      const before = await capacityOf(tx, id);
      const day = (await datedSession(tx, id))?.startsOn;
      const saved = await change(tx);
      if (saved.status !== "saved") return saved;
      const newDay = (await datedSession(tx, id))?.startsOn;
      if (!newDay && (await hasPeople(tx, id))) throw new Rejected({ path: "", code: "hasPeople" });
      if (newDay !== day && (await isHeld(tx, id, day, now)))
        throw new Rejected({ path: "startsOn", code: "tookPlace" });
      const tooFew = await tooFewPlaces(tx, id, before);
      if (tooFew) throw new Rejected(tooFew);
      return saved;
    });
  } catch (error) {
    if (error instanceof Rejected) return { status: "refused", problems: [error.problem] };
    throw error;
  }
}

/** Returns the code of the reason why a session cannot be deleted, or null if it can. */
export async function whyKept(db: Db, session: string, now = new Date()) {
  if (await hasPeople(db, session)) return "hasPeople" as const;
  const day = (await datedSession(db, session))?.startsOn;
  return (await isHeld(db, session, day, now)) ? ("tookPlace" as const) : null;
}

const isHeld = async (db: Db, session: string, day: string | undefined, now: Date) =>
  day !== undefined && day <= parisDay(now) && (await tookPlace(db, session));

const hasPeople = async (tx: Db, session: string) =>
  (await tx.$count(sessionGuest, eq(sessionGuest.session, session))) > 0 ||
  (await placesTaken(tx, [session])).size > 0 ||
  (await unanswered(tx, session)).length > 0;
