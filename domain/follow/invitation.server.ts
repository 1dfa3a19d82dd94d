import { takeInvitationMail } from "../suppression/invitation-mail.server.ts";
import { randomUUID } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { mustEdit } from "../startup/access.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { suppressKind } from "../suppression/suppression.server.ts";
import { followInvitationEmail } from "./follow.emails.server.ts";
import { followLimits } from "./follow-limits.ts";
import { followInvitation } from "./follow.table.ts";

const day = 24 * 3_600;

/** Condition: neither ended nor expired, whether confirmed or not. */
const isLive = (now: Date) =>
  and(
    isNull(followInvitation.endedAt),
    or(isNotNull(followInvitation.confirmedAt), gt(followInvitation.expiresAt, now)),
  );

type InviteAnswer = { status: "invited" | "invited-already" | "full" } | { status: "limited"; retryAfter: number };

/**
 * Invites an address to a startup's updates. The answer is the same whether or not the address has an account. No mail
 * is sent if the address was invited too often today or has stopped invitations.
 */
export async function inviteFollower(
  db: Db,
  actor: Actor,
  { email: typed, lang }: { email: string; lang: Lang },
  now = new Date(),
): Promise<InviteAnswer> {
  const startup = mustEdit(actor);
  const email = emailKey(typed);
  return db.transaction(async (tx): Promise<InviteAnswer> => {
    await lockStartup(tx, startup);
    await mustOpen(tx, startup, "publication");
    const its = and(eq(followInvitation.startup, startup), isLive(now));
    if ((await tx.$count(followInvitation, and(its, eq(followInvitation.email, email)))) > 0)
      return { status: "invited-already" };
    if ((await tx.$count(followInvitation, its)) >= followLimits.recipients) return { status: "full" };
    const limit = { capacity: followLimits.day, perSecond: followLimits.day / day };
    const taken = await takeAll(tx, [
      { key: `follow-invitation:startup:${startup}`, ...limit },
      { key: `follow-invitation:by:${actor.viewer.id}`, ...limit },
    ]);
    if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
    // The new invitation replaces an expired one for the same address.
    await tx
      .update(followInvitation)
      .set({ endedAt: now })
      .where(
        and(
          ...[eq(followInvitation.startup, startup), eq(followInvitation.email, email)],
          ...[isNull(followInvitation.endedAt), lte(followInvitation.expiresAt, now)],
        ),
      );
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + followLimits.openDays * day * 1_000);
    await tx
      .insert(followInvitation)
      .values({ id, startup, email, lang, by: actor.viewer.id, createdAt: now, expiresAt });
    if (await takeInvitationMail(tx, { kind: "follow-invitation", from: startup, email }, now))
      await enqueue(tx, [emailJob(followInvitationEmail.with({ lang, invitation: id }), { key: email, subject: id })]);
    await audit(tx, actor, { action: "follow.invite", object: { kind: "startup", id: startup } });
    return { status: "invited" };
  });
}

/**
 * Withdraws an invitation of the actor's startup, confirmed or not; false if it does not exist any more. Its
 * confirmation is removed too, so that the reader cannot resume the updates: readers can only resume what they have
 * stopped themselves.
 */
export async function removeFollower(db: Db, actor: Actor, id: string, now = new Date()) {
  const startup = mustEdit(actor);
  const its = and(eq(followInvitation.startup, startup), sql`${followInvitation.id}::text = ${id}`, isLive(now));
  const removed = await db
    .update(followInvitation)
    .set({ endedAt: now, confirmedAt: null })
    .where(its)
    .returning({ id: followInvitation.id });
  return removed.length > 0;
}

const isWaiting = (id: string, now: Date) =>
  and(
    ...[eq(followInvitation.id, id), isNull(followInvitation.confirmedAt), isNull(followInvitation.endedAt)],
    gt(followInvitation.expiresAt, now),
  );

/** An unanswered invitation with the startup's name; undefined if it was answered, ended or has expired. */
export async function openFollowInvitation(db: Db, id: string, now = new Date()) {
  const [found] = await db
    .select({
      id: followInvitation.id,
      email: followInvitation.email,
      name: founderProfile.startup_name,
    })
    .from(followInvitation)
    .leftJoin(founderProfile, eq(founderProfile.user_id, followInvitation.startup))
    .where(isWaiting(id, now));
  return found && { ...found, name: mailedName(found.name ?? "") };
}

/** Confirms an invitation by its mailed link, once; false if it is closed. */
export async function confirmFollow(db: Db, id: string, now = new Date()) {
  const confirmed = await db
    .update(followInvitation)
    .set({ confirmedAt: now })
    .where(isWaiting(id, now))
    .returning({ id: followInvitation.id });
  return confirmed.length > 0;
}

/** Declines an invitation by its mailed link; with `stop`, no startup can invite the address again. */
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
