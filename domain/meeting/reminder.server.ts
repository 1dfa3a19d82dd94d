import { and, eq, gt, isNotNull, isNull, lt, lte, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mailBoth, type Meeting } from "./meeting-mails.server.ts";
import { meeting } from "./meeting.table.ts";

const hour = 3_600_000;
/** Reminders are sent this long before a meeting, and no sooner than `quiet` after its last mail. */
const ahead = 24 * hour;
const quiet = 6 * hour;

/**
 * Runs `mail` in the transaction that notes the reminder, for each of these meetings that begins within a day: once, and
 * again after a move. Resolves to the number of meetings.
 */
export async function remindOf(
  db: Db,
  which: SQL | undefined,
  mail: (tx: Db, row: Meeting) => Promise<void>,
  now: Date,
) {
  const due = and(
    ...[which, isNull(meeting.cancelledAt), isNull(meeting.remindedAt), gt(meeting.startsAt, now)],
    ...[lte(meeting.startsAt, new Date(now.getTime() + ahead)), lt(meeting.changedAt, new Date(now.getTime() - quiet))],
  );
  const rows = await db.select({ id: meeting.id }).from(meeting).where(due);
  let reminded = 0;
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      // If two servers check at once, only one of them finds the row unreminded.
      const [row] = await tx
        .update(meeting)
        .set({ remindedAt: now })
        .where(and(eq(meeting.id, id), due))
        .returning();
      if (!row) return;
      await mail(tx, row);
      reminded += 1;
    });
  return reminded;
}

/** Reminds startups and their hosts of their meetings. Resolves to the number of meetings. */
export const remindOfMeetings = (db: Db, now = new Date()) =>
  remindOf(
    db,
    isNotNull(meeting.founder),
    (tx, row) => mailBoth(tx, row, { guest: "reminder", host: "reminder" }),
    now,
  );
