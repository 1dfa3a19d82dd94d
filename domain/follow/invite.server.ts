import { takeInvitationMail } from "../suppression/invitation-mail.server.ts";
import { randomUUID } from "node:crypto";
import { and, eq, isNull, lte } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { isShownFollower } from "../introduction/active-investor.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { isHidden } from "../publication/published-now.server.ts";
import { mustEdit } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { followInvitationEmail } from "./follow.emails.server.ts";
import { followLimits } from "./follow-limits.ts";
import { follow, followInvitation } from "./follow.table.ts";
import { day, isLive } from "./invitation.server.ts";

type InviteAnswer =
  | { status: "invited" | "invited-already" | "reader-already" | "full" | "held" }
  | { status: "limited"; retryAfter: number };

/** The readers' list names a follower without the address, so no answer may say that an address is the follower's. */
async function isFollowersAddress(tx: Db, startup: string, email: string) {
  const found = await tx
    .select({ id: follow.id })
    .from(follow)
    .innerJoin(person, eq(person.id, follow.investor))
    .where(and(eq(follow.startup, startup), eq(person.email, email), isNull(follow.endedAt), isShownFollower));
  return found.length > 0;
}

/** Invites an address without revealing whether the address has an account. */
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
    await mustStillEdit(tx, actor);
    await mustOpen(tx, startup, "publication");
    if (await isHidden(tx, startup)) return { status: "held" };
    const its = and(eq(followInvitation.startup, startup), isLive(now));
    const mail = async (id: string) => {
      if (await takeInvitationMail(tx, { kind: "follow-invitation", from: startup, email, once: id }, now))
        await enqueue(tx, [
          emailJob(followInvitationEmail.with({ lang, invitation: id }), { key: email, subject: id }),
        ]);
    };
    const [earlier] = await tx
      .select({ id: followInvitation.id, confirmedAt: followInvitation.confirmedAt })
      .from(followInvitation)
      .where(and(its, eq(followInvitation.email, email)));
    if (earlier) {
      if (!earlier.confirmedAt) await mail(earlier.id);
      else if (!(await isFollowersAddress(tx, startup, email))) return { status: "reader-already" };
      return { status: "invited-already" };
    }
    if ((await tx.$count(followInvitation, its)) >= followLimits.recipients) return { status: "full" };
    const limit = { capacity: followLimits.day, perSecond: followLimits.day / day };
    const taken = await takeAll(tx, [
      { key: `follow-invitation:startup:${startup}`, ...limit },
      { key: `follow-invitation:by:${actor.viewer.id}`, ...limit },
    ]);
    if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
    // Ends an expired invitation of the same address, because the new invitation replaces it.
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
    await mail(id);
    await audit(tx, actor, { action: "follow.invite", object: { kind: "startup", id: startup } });
    return { status: "invited" };
  });
}
