import { and, gte, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { mailGuests } from "./guest-mails.server.ts";
import { isSeated, lockSeats } from "./plan.server.ts";
import { reminderDue } from "./reminder.ts";
import { sessionGuest, sessionPlan } from "./session-seat.table.ts";

const reminders = [
  { name: "week", days: 7, column: sessionGuest.weekToldFor, key: "weekToldFor" },
  { name: "still", days: 3, column: sessionGuest.threeDaysToldFor, key: "threeDaysToldFor" },
] as const;

export const sessionsNear = (db: Db, now: Date) =>
  db
    .select({ session: sessionPlan.session, startsOn: sessionPlan.startsOn })
    .from(sessionPlan)
    .where(
      and(
        isNull(sessionPlan.cancelledAt),
        gte(sessionPlan.startsOn, parisDay(now)),
        lte(sessionPlan.startsOn, daysLater(parisDay(now), 7)),
      ),
    );

/** Each reminder e-mail is sent once, and again if the session's date changes. */
export async function remindGuests(db: Db, now = new Date()) {
  for (const { session, startsOn } of await sessionsNear(db, now))
    for (const { name, days, column, key } of reminders) {
      const since = reminderDue(startsOn, days, now);
      if (!since) continue;
      await db.transaction(async (tx) => {
        await lockSeats(tx, session);
        const due = await tx
          .update(sessionGuest)
          .set({ [key]: startsOn })
          .where(and(isSeated(session), lt(sessionGuest.changedAt, since), sql`${column} is distinct from ${startsOn}`))
          .returning({ id: sessionGuest.id });
        if (due.length > 0)
          await mailGuests(
            tx,
            name,
            inArray(
              sessionGuest.id,
              due.map(({ id }) => id),
            ),
          );
      });
    }
}
