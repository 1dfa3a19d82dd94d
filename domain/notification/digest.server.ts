import { and, eq, gt, gte, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { parisInstant } from "../../platform/language/paris-time.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { person } from "../person/person.table.ts";
import { isBlocked } from "../person/state.server.ts";
import { digestEmail } from "./notification.emails.server.ts";
import { mailHour } from "./notification.ts";
import { notification, notificationChoice } from "./notification.table.ts";
import { kindsOpenTo } from "./own.server.ts";
import { isStopped } from "./stop.server.ts";

/** Only notifications of the last three days are e-mailed. Older notifications are shown only on the site. */
const daysMailed = 3;

const isUnsent = and(isNull(notification.mailedAt), isNull(notification.readAt));

/**
 * Queues a daily digest e-mail for each person with unread notifications, from 8:00 in Paris. Safe to run on several
 * servers at once.
 */
export async function queueDigests(db: Db, now = new Date()) {
  const today = parisDay(now);
  const from = parisInstant(`${today}T${mailHour}`);
  if (from === null || now < from) return 0;
  const waiting = await db
    .selectDistinct({ person: notification.person })
    .from(notification)
    .where(and(isUnsent, lt(notification.notifiedAt, from), gt(notification.notifiedAt, since(today))));
  let queued = 0;
  for (const { person: id } of waiting) if (await queueDigest(db, id, from, now)) queued += 1;
  return queued;
}

/** Excludes notifications with a separate e-mail, whose `mailedAt` equals `notifiedAt`. */
const isInDigestSince = (from: Date) =>
  and(gte(notification.mailedAt, from), gt(notification.mailedAt, notification.notifiedAt));

const since = (today: string) => new Date(`${daysLater(today, -daysMailed)}T00:00:00Z`);

const queueDigest = (db: Db, id: string, from: Date, now: Date) =>
  db.transaction(async (tx) => {
    const [reader] = await tx
      .select({ email: person.email, lang: person.lang, role: person.role })
      .from(person)
      .where(and(eq(person.id, id), sql`not ${isBlocked}`))
      .for("update");
    if (!reader || (await isStopped(tx, "daily", id))) return false;
    const noMail = tx
      .select({ one: sql`1` })
      .from(notificationChoice)
      .where(
        and(
          eq(notificationChoice.person, notification.person),
          eq(notificationChoice.kind, notification.kind),
          eq(notificationChoice.byMail, false),
        ),
      );
    // At most one digest a day; later notifications wait for the next digest.
    if ((await tx.$count(notification, and(eq(notification.person, id), isInDigestSince(from)))) > 0) return false;
    const mailed = await tx
      .update(notification)
      .set({ mailedAt: now })
      .where(
        and(
          eq(notification.person, id),
          inArray(notification.kind, await kindsOpenTo(tx, id, now)),
          isUnsent,
          lt(notification.notifiedAt, from),
          gt(notification.notifiedAt, since(parisDay(now))),
          notExists(noMail),
        ),
      )
      .returning({ kind: notification.kind, data: notification.data, at: notification.notifiedAt });
    if (mailed.length === 0) return false;
    const events = mailed.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ kind, data }) => ({ kind, data }));
    // Queued beside an earlier digest that has not left yet, whose notifications are in no other e-mail.
    await enqueue(tx, [emailJob(digestEmail.with({ lang: reader.lang, person: id, events }), { key: reader.email })]);
    return true;
  });
