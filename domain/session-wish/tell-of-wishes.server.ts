import { and, eq, exists, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { sessionPresence } from "../session-day/session-day.table.ts";
import { mailGuests } from "../session-seat/guest-mails.server.ts";
import { datedSession, isSeated, lockSeats } from "../session-seat/plan.server.ts";
import { endOf } from "../session-seat/session-seat.ts";
import { sessionGuest, sessionPlan } from "../session-seat/session-seat.table.ts";
import { lookBack } from "./send.server.ts";
import { wishesUntil } from "./session-wish.ts";

/** After a session, e-mails each investor marked as present, who can now choose startups to meet. */
export async function tellOfWishes(db: Db, now = new Date()) {
  const wasThere = exists(
    db
      .select({ one: sql`1` })
      .from(sessionPresence)
      .where(
        and(
          eq(sessionPresence.session, sessionGuest.session),
          eq(sessionPresence.investor, sessionGuest.investor),
          sessionPresence.present,
        ),
      ),
  );
  const untold = and(isNull(sessionGuest.wishesToldAt), wasThere);
  const sessions = await db
    .selectDistinct({ session: sessionGuest.session })
    .from(sessionGuest)
    .innerJoin(sessionPlan, eq(sessionPlan.session, sessionGuest.session))
    .where(
      and(
        ...[untold, isNull(sessionGuest.leftAt), isNull(sessionPlan.cancelledAt)],
        gte(sessionPlan.startsOn, daysLater(parisDay(now), -lookBack)),
      ),
    );
  for (const { session } of sessions) {
    const event = await datedSession(db, session);
    if (!event || now < endOf(event) || now >= wishesUntil(event)) continue;
    await db.transaction(async (tx) => {
      await lockSeats(tx, session);
      const mailed = await tx
        .update(sessionGuest)
        .set({ wishesToldAt: now })
        .where(and(isSeated(session), untold))
        .returning({ id: sessionGuest.id });
      if (mailed.length > 0)
        await mailGuests(
          tx,
          "wishes",
          inArray(
            sessionGuest.id,
            mailed.map(({ id }) => id),
          ),
        );
    });
  }
}
