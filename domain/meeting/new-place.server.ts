import { and, eq, getTableColumns, gt, isNull, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { host } from "./host.table.ts";
import { mailBoth, type Meeting } from "./meeting-mails.server.ts";
import { meeting } from "./meeting.table.ts";

/**
 * Guests are mailed a host's new place once the host has not changed it for this long, and at most this often a day.
 */
const settled = 2 * 60_000;
const aDay = { capacity: 5, perSecond: 5 / 86_400 };

/** The coming meetings whose guests know another place than their host's. The team's calls have places of their own. */
const isElsewhere = (now: Date) =>
  and(
    ...[isNull(meeting.cancelledAt), gt(meeting.startsAt, now), ne(host.kind, "team"), ne(host.place, "")],
    ...[ne(meeting.place, host.place), lte(host.changedAt, new Date(now.getTime() - settled))],
  );

/**
 * Gives coming meetings the place that their hosts have changed, and mails both sides an updated invitation, once for
 * several changes. `ofCall` mails the applicant of a call in an expert's hours.
 */
export async function tellNewPlaces(db: Db, ofCall: (tx: Db, row: Meeting) => Promise<void>, now = new Date()) {
  const hosts = await db
    .selectDistinct({ id: host.id })
    .from(meeting)
    .innerJoin(host, eq(host.id, meeting.host))
    .where(isElsewhere(now));
  for (const { id } of hosts) {
    if (!(await take(db, `hour-place:${id}`, aDay)).allowed) continue;
    await db.transaction(async (tx) => {
      // If two servers check at once, the second finds that nothing is left to tell.
      await tx.select({ id: host.id }).from(host).where(eq(host.id, id)).for("update");
      const rows = await tx
        .update(meeting)
        .set({ place: sql`${host.place}`, changedAt: now, sequence: sql`${meeting.sequence} + 1` })
        .from(host)
        .where(and(eq(host.id, id), eq(meeting.host, host.id), isElsewhere(now)))
        .returning(getTableColumns(meeting));
      for (const row of rows) {
        await mailBoth(tx, row, { guest: "place", host: "place" });
        if (row.application !== null) await ofCall(tx, row);
      }
    });
  }
}
