import { and, eq, gt, isNotNull, isNull, lt, lte, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mailBoth, type Meeting } from "./meeting-mails.server.ts";
import { meeting } from "./meeting.table.ts";

const hour = 3_600_000;
/** Milliseconds; no reminder is sent within `quiet` after a change, because the change itself was e-mailed. */
const ahead = 24 * hour;
const quiet = 6 * hour;

/** Calls `mail` once per meeting that begins soon, and again after a move. Returns the number of meetings. */
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
      // If two servers run this code at the same time, only the server that updates the row sends the reminder.
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

export const remindOfMeetings = (db: Db, now = new Date()) =>
  remindOf(
    db,
    isNotNull(meeting.founder),
    (tx, row) => mailBoth(tx, row, { guest: "reminder", host: "reminder" }),
    now,
  );
