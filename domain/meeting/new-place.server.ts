import { and, eq, getTableColumns, gt, isNull, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { host } from "./host.table.ts";
import { mailBoth, type Meeting } from "./meeting-mails.server.ts";
import { meeting } from "./meeting.table.ts";

/**
 * `settled` is how long, in milliseconds, a host's new meeting place must stay unchanged before it is e-mailed. `aDay`
 * limits how often per day new places of one host are e-mailed.
 */
const settled = 2 * 60_000;
const aDay = { capacity: 5, perSecond: 5 / 86_400 };

/**
 * SQL condition for future meetings whose stored place differs from the host's current place. Excludes calls of the
 * host of kind "team", because each call has its own place.
 */
const isElsewhere = (now: Date) =>
  and(
    ...[isNull(meeting.cancelledAt), gt(meeting.startsAt, now), ne(host.kind, "team"), ne(host.place, "")],
    ...[ne(meeting.place, host.place), lte(host.changedAt, new Date(now.getTime() - settled))],
  );

/**
 * Copies a host's changed meeting place to the host's future meetings, and sends each side an updated invitation. If
 * the meeting is a call with an applicant, `ofCall` sends the e-mail.
 */
export async function tellNewPlaces(db: Db, ofCall: (tx: Db, row: Meeting) => Promise<void>, now = new Date()) {
  const hosts = await db
    .selectDistinct({ id: host.id })
    .from(meeting)
    .innerJoin(host, eq(host.id, meeting.host))
    .where(isElsewhere(now));
  for (const { id } of hosts) {
    await db.transaction(async (tx) => {
      // Locks the host. If two servers run this code at the same time, the second server finds no meetings left to
      // update.
      await tx.select({ id: host.id }).from(host).where(eq(host.id, id)).for("update");
      const its = and(eq(host.id, id), isElsewhere(now));
      const [left] = await tx
        .select({ id: meeting.id })
        .from(meeting)
        .innerJoin(host, eq(host.id, meeting.host))
        .where(its)
        .limit(1);
      if (!left || !(await take(tx, `hour-place:${id}`, aDay)).allowed) return;
      const rows = await tx
        .update(meeting)
        .set({ place: sql`${host.place}`, changedAt: now, sequence: sql`${meeting.sequence} + 1` })
        .from(host)
        .where(and(its, eq(meeting.host, host.id)))
        .returning(getTableColumns(meeting));
      for (const row of rows) {
        await mailBoth(tx, row, { guest: "place", host: "place" });
        if (row.application !== null) await ofCall(tx, row);
      }
    });
  }
}
