import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mailboxOf } from "../../platform/mail/email-key.server.ts";
import { nameOfStartup } from "../deck/own-reading.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { hiddenStartups } from "../publication/published-now.server.ts";
import { mustEdit } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { suppressKind } from "../suppression/suppression.server.ts";
import { followInvitation } from "./follow.table.ts";

export const day = 24 * 3_600;

/** Returns an SQL condition: the invitation has not ended and is either confirmed or not expired. */
export const isLive = (now: Date) =>
  and(
    isNull(followInvitation.endedAt),
    or(isNotNull(followInvitation.confirmedAt), gt(followInvitation.expiresAt, now)),
  );

/**
 * Withdraws an invitation. Clearing `confirmedAt`, also of the mailbox's earlier invitations, prevents the recipient
 * from resuming the updates by the link of an older one.
 */
export async function removeFollower(db: Db, actor: Actor, id: string, now = new Date()) {
  const startup = mustEdit(actor);
  const its = and(eq(followInvitation.startup, startup), sql`${followInvitation.id}::text = ${id}`, isLive(now));
  return db.transaction(async (tx) => {
    await lockStartup(tx, startup);
    await mustStillEdit(tx, actor);
    const [removed] = await tx
      .update(followInvitation)
      .set({ endedAt: now, confirmedAt: null })
      .where(its)
      .returning({ email: followInvitation.email });
    if (!removed) return false;
    const ended = and(eq(followInvitation.startup, startup), isNotNull(followInvitation.endedAt));
    const earlier = await tx
      .select({ id: followInvitation.id, email: followInvitation.email })
      .from(followInvitation)
      .where(ended);
    const theirs = earlier.filter(({ email }) => mailboxOf(email) === mailboxOf(removed.email)).map((row) => row.id);
    await tx.update(followInvitation).set({ confirmedAt: null }).where(inArray(followInvitation.id, theirs));
    return true;
  });
}

const isWaiting = (id: string, now: Date) =>
  and(
    ...[eq(followInvitation.id, id), isNull(followInvitation.confirmedAt), isNull(followInvitation.endedAt)],
    gt(followInvitation.expiresAt, now),
  );

/** The invitation of a startup that was hidden since cannot be confirmed, only declined. */
const mayBeConfirmed = (id: string, now: Date) =>
  and(isWaiting(id, now), sql`${followInvitation.startup} not in ${hiddenStartups}`);

export async function openFollowInvitation(db: Db, id: string, now = new Date()) {
  const [found] = await db
    .select({ id: followInvitation.id, email: followInvitation.email, startup: followInvitation.startup })
    .from(followInvitation)
    .where(mayBeConfirmed(id, now));
  if (!found) return undefined;
  const { startup, ...invitation } = found;
  return { ...invitation, name: mailedName(await nameOfStartup(db, startup)) };
}

export async function confirmFollow(db: Db, id: string, now = new Date()) {
  const confirmed = await db
    .update(followInvitation)
    .set({ confirmedAt: now })
    .where(mayBeConfirmed(id, now))
    .returning({ id: followInvitation.id });
  return confirmed.length > 0;
}

/** Declines an invitation through its e-mailed link. With `stop`, no startup can invite this e-mail address again. */
export async function declineFollow(db: Db, id: string, { stop = false } = {}, now = new Date()) {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(followInvitation)
      .set({ endedAt: now })
      .where(isWaiting(id, now))
      .returning({ email: followInvitation.email });
    if (ended && stop) await suppressKind(tx, "follow-invitation", ended.email, now);
    return ended !== undefined;
  });
}
