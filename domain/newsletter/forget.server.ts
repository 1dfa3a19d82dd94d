import { and, eq, isNull, lt, notExists, type SQL, sql } from "drizzle-orm";
import { isAmong } from "../../platform/db/among.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { keptSince } from "../retention/rules.ts";
import { newsletterEvent, newsletterSubscription } from "./newsletter.table.ts";

export async function forgetUnconfirmed(db: Db, now = new Date()) {
  const since = keptSince("newsletter_unconfirmed", now);
  const { confirmedAt, requestedAt } = newsletterSubscription;
  const forgotten = await deleteSubscriptions(db, and(isNull(confirmedAt), lt(requestedAt, since)));
  await db.delete(newsletterEvent).where(and(isNull(newsletterEvent.subscriptionId), lt(newsletterEvent.at, since)));
  return forgotten;
}

/** Deletes the proofs of consent of unsubscribed or erased addresses after the retention period. */
export async function forgetNewsletterProofs(db: Db, now = new Date()) {
  const since = keptSince("consent_proofs", now);
  const { id, unsubscribedAt, requestedAt } = newsletterSubscription;
  const left = await deleteSubscriptions(db, and(lt(unsubscribedAt, since), lt(requestedAt, since)));
  const alive = db
    .select({ one: sql`1` })
    .from(newsletterSubscription)
    .where(eq(id, newsletterEvent.subscriptionId));
  const proofs = await db
    .delete(newsletterEvent)
    .where(and(lt(newsletterEvent.at, since), notExists(alive)))
    .returning({ id: newsletterEvent.id });
  return left + proofs.length;
}

async function deleteSubscriptions(db: Db, which: SQL | undefined) {
  const gone = await db.delete(newsletterSubscription).where(which).returning({ id: newsletterSubscription.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await db.delete(newsletterEvent).where(isAmong(newsletterEvent.subscriptionId, ids));
  return ids.length;
}
