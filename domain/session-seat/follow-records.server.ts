import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { freeSeatsOfShutOut } from "./keep-in-line.server.ts";
import { isStillHeld, lockPlan, seatTheLongestWaiting } from "./plan.server.ts";
import { sessionGuest, sessionPlan } from "./session-seat.table.ts";

async function sessionsWithGuests(db: Db, now: Date) {
  const rows = await db
    .selectDistinct({ session: sessionPlan.session })
    .from(sessionPlan)
    .innerJoin(sessionGuest, eq(sessionGuest.session, sessionPlan.session))
    .where(and(isNull(sessionGuest.leftAt), isNull(sessionPlan.cancelledAt), isStillHeld(now)));
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
