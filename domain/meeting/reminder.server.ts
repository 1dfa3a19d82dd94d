import { and, eq, gt, inArray, isNull, lt, lte, ne } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { host } from "./host.table.ts";
import { mailBoth } from "./meeting-mails.server.ts";
import { meeting } from "./meeting.table.ts";

const hour = 3_600_000;
/** Reminders are sent this long before a meeting, and no sooner than `quiet` after its last mail. */
const ahead = 24 * hour;
const quiet = 6 * hour;

/**
 * Reminds both sides of each meeting that begins within a day, and experts of calls in their hours: once, and again after
 * a move. Resolves to the number of meetings.
 */
export async function remindOfMeetings(db: Db, now = new Date()) {
  const due = and(
    // The team has no mailbox here: its calls stand on the first page of the desk.
    inArray(meeting.host, db.select({ id: host.id }).from(host).where(ne(host.kind, "team"))),
    isNull(meeting.cancelledAt),
    ...[isNull(meeting.remindedAt), gt(meeting.startsAt, now)],
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
      await mailBoth(tx, row, { guest: "reminder", host: "reminder" });
      reminded += 1;
    });
  return reminded;
}
