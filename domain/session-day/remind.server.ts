import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { isTaken } from "../pitch-session/places-taken.server.ts";
import { sessionsNear } from "../session-seat/remind.server.ts";
import { reminderDue } from "../session-seat/reminder.ts";
import { followMove } from "./move.server.ts";
import { sessionTurn } from "./session-day.table.ts";
import { mailTurns } from "./turn-mails.server.ts";

const reminders = [
  { name: "week", days: 7, column: sessionTurn.weekToldFor, key: "weekToldFor" },
  { name: "eve", days: 1, column: sessionTurn.eveToldFor, key: "eveToldFor" },
] as const;

/** Skips founders whose last e-mailed start time no longer holds, because the session has no new hours yet. */
export async function remindFounders(db: Db, now = new Date()) {
  for (const { session, startsOn } of await sessionsNear(db, now))
    for (const { name, days, column, key } of reminders) {
      const since = reminderDue(startsOn, days, now);
      if (!since) continue;
      await db.transaction(async (tx) => {
        // Founders of a session that has moved must get the new time first, also if another server reminds them.
        const plan = await followMove(tx, session, now);
        if (!plan?.startsAt) return;
        const due = await tx
          .update(sessionTurn)
          .set({ [key]: startsOn })
          .where(
            and(
              ...[eq(sessionTurn.session, session), lt(sessionTurn.toldAt, since), isNull(sessionTurn.withdrawnAt)],
              sql`${column} is distinct from ${startsOn}`,
              sql`(${sessionTurn.toldStart} at time zone 'Europe/Paris')::date = ${plan.startsOn}::date`,
              inArray(
                sessionTurn.place,
                tx
                  .select({ id: sessionPlace.id })
                  .from(sessionPlace)
                  .where(and(eq(sessionPlace.session, session), isTaken)),
              ),
            ),
          )
          .returning({ place: sessionTurn.place });
        await mailTurns(
          tx,
          name,
          due.map(({ place }) => place),
        );
      });
    }
}
