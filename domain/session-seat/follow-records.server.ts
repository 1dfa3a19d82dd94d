import { and, eq, gte, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { freeSeatsOfShutOut } from "./keep-in-line.server.ts";
import { lockPlan, seatTheLongestWaiting } from "./plan.server.ts";
import { sessionGuest, sessionPlan } from "./session-seat.table.ts";

/** Maximum days that a session can last after its first day. */
const longest = 7;

async function sessionsWithGuests(db: Db, now: Date) {
  const rows = await db
    .selectDistinct({ session: sessionPlan.session })
    .from(sessionPlan)
    .innerJoin(sessionGuest, eq(sessionGuest.session, sessionPlan.session))
    .where(
      and(
        isNull(sessionGuest.leftAt),
        isNull(sessionPlan.cancelledAt),
        gte(sessionPlan.startsOn, daysLater(parisDay(now), -longest)),
      ),
    );
  return rows.map(({ session }) => session);
}

export async function followRecords(db: Db, now = new Date()) {
  await freeSeatsOfShutOut(db, now);
  for (const session of await sessionsWithGuests(db, now))
    await db.transaction(async (tx) => {
      const locked = await lockPlan(tx, session, now);
      if (locked) await seatTheLongestWaiting(tx, locked, now);
    });
}
