import { and, eq, getTableColumns, gt, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { host } from "./host.table.ts";
import { mailBoth, type Meeting } from "./meeting-mails.server.ts";
import { meeting } from "./meeting.table.ts";

/** A new place must stay unchanged for `settled` milliseconds before it is e-mailed. */
const settled = 2 * 60_000;
const aDay = { capacity: 5, perSecond: 5 / 86_400 };

/** `mail` e-mails an applicant; `follows` is an SQL condition for calls that take the host's new place. */
type OfCall = { mail: (tx: Db, row: Meeting) => Promise<void>; follows: SQL };

/** SQL condition: a future meeting has the host's old place; excludes team calls, which each have their own place. */
const isElsewhere = (now: Date, { follows }: OfCall) =>
  and(
    ...[isNull(meeting.cancelledAt), gt(meeting.startsAt, now), ne(host.kind, "team"), ne(host.place, "")],
    ...[ne(meeting.place, host.place), lte(host.changedAt, new Date(now.getTime() - settled))],
    or(isNull(meeting.application), follows),
  );

/** Copies a host's new place to future meetings and informs each side. */
export async function tellNewPlaces(db: Db, ofCall: OfCall, now = new Date()) {
  const hosts = await db
    .selectDistinct({ id: host.id })
    .from(meeting)
    .innerJoin(host, eq(host.id, meeting.host))
    .where(isElsewhere(now, ofCall));
  for (const { id } of hosts) {
    await db.transaction(async (tx) => {
      // The lock ensures that a second server running this code finds nothing left to update.
      await tx.select({ id: host.id }).from(host).where(eq(host.id, id)).for("update");
      const its = and(eq(host.id, id), isElsewhere(now, ofCall));
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
        if (row.application !== null) await ofCall.mail(tx, row);
      }
    });
  }
}
