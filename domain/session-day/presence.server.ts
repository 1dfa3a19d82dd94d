import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { isTaken } from "../pitch-session/places-taken.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { lockPlan } from "../session-seat/plan.server.ts";
import { sessionGuest } from "../session-seat/session-seat.table.ts";
import { isClosed } from "../session-seat/took-place.server.ts";
import { planOfSession } from "./order.server.ts";
import { dayWindow } from "./presence.ts";
import { sessionPresence } from "./session-day.table.ts";

/** `tap` and `tappedAt` come from the device on which the mark was made. */
export type Mark = {
  /** The id of an investor's request for a seat or of a startup's place. */
  guest: string;
  kind: "investor" | "startup";
  present: boolean;
  tap: string;
  tappedAt: Date;
};

type Marked = "stored" | "gone" | "early" | "clock" | "cancelled" | "closed";

/** Milliseconds that a device's clock may be ahead; a mark from further ahead would override all later marks. */
const ahead = 2 * 60_000;

/** The mark with the latest time counts, in whatever order the marks arrive. */
export async function markPresence(
  db: Db,
  actor: Actor,
  session: string,
  mark: Mark,
  now = new Date(),
): Promise<Marked> {
  const by = mustHave(actor, "sessions");
  return storeMark(db, { session, by }, mark, now);
}

/** Like `markPresence`, but without a permission check, which the caller must already have done. */
export async function storeMark(db: Db, to: { session: string; by: string }, mark: Mark, now: Date): Promise<Marked> {
  const { session, by } = to;
  const plan = await plannedSession(db, session, now);
  if (!plan) return "gone";
  if (plan.cancelledAt) return "cancelled";
  if (await isClosed(db, session)) return "closed";
  const { present, tappedAt } = mark;
  if (tappedAt.getTime() > now.getTime() + ahead) return "clock";
  if (tappedAt < dayWindow(plan).from) return "early";
  const who = await guestOf(db, session, mark);
  if (!who) return "gone";
  await db
    .insert(sessionPresence)
    .values({ session, ...who, tap: mark.tap, present, tappedAt, by })
    .onConflictDoUpdate({
      target: [sessionPresence.session, sessionPresence.who],
      set: { tap: mark.tap, present, tappedAt, by },
      // If two marks have the same time, the higher id counts.
      setWhere: sql`(excluded.tapped_at, excluded.tap) > (${sessionPresence.tappedAt}, ${sessionPresence.tap})`,
    });
  return "stored";
}

/** Creates the session's plan if there is none. Returns undefined if no future session has this id. */
export const plannedSession = async (db: Db, session: string, now: Date) =>
  (await planOfSession(db, session)) ?? (await db.transaction(async (tx) => (await lockPlan(tx, session, now))?.plan));

async function guestOf(db: Db, session: string, { kind, guest }: Mark) {
  if (kind === "investor") {
    const [found] = await db
      .select({ investor: sessionGuest.investor })
      .from(sessionGuest)
      .where(
        and(
          eq(sessionGuest.session, session),
          sql`${sessionGuest.id}::text = ${guest}`,
          isNull(sessionGuest.leftAt),
          isNotNull(sessionGuest.seat),
        ),
      );
    return found && { who: found.investor, investor: found.investor };
  }
  const [found] = await db
    .select({ lead: sessionPlace.leadId })
    .from(sessionPlace)
    .where(and(eq(sessionPlace.session, session), sql`${sessionPlace.id}::text = ${guest}`, isTaken));
  return found && { who: found.lead, lead: found.lead };
}
