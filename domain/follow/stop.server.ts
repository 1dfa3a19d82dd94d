import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { notifyStartup } from "../notification/notify.server.ts";
import { person } from "../person/person.table.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { followLimits } from "./follow-limits.ts";
import { follow, followInvitation } from "./follow.table.ts";
import { isLive } from "./invitation.server.ts";

const invitationOf = async (db: Db, id: string) =>
  (await db.select().from(followInvitation).where(eq(followInvitation.id, id)))[0];

export async function updateStopOf(db: Db, id: string) {
  const [followed] = await db
    .select({ email: person.email, endedAt: follow.endedAt })
    .from(follow)
    .innerJoin(person, eq(person.id, follow.investor))
    .where(eq(follow.id, id));
  const found = followed ?? (await invitationOf(db, id));
  return found && { email: found.email, stopped: found.endedAt !== null };
}

/**
 * Stops or resumes a startup's updates; `id` identifies the follower or the confirmed invitation that received an
 * update.
 */
export async function setUpdateStopped(db: Db, id: string, stopped: boolean, now = new Date()) {
  const endedAt = stopped ? now : null;
  await db
    .update(follow)
    .set({ endedAt })
    .where(and(eq(follow.id, id), stopped ? isNull(follow.endedAt) : undefined));
  const found = await invitationOf(db, id);
  if (!found || (found.endedAt !== null) === stopped) return;
  await db.transaction(async (tx) => {
    // The startup may be inviting the same address at this moment.
    await lockStartup(tx, found.startup);
    const others = and(
      ...[eq(followInvitation.startup, found.startup), eq(followInvitation.email, found.email)],
      isNull(followInvitation.endedAt),
    );
    // An older invitation is not resumed while a newer invitation is open, because only one may be open.
    if (!stopped && (await tx.$count(followInvitation, others)) > 0) return;
    const live = and(eq(followInvitation.startup, found.startup), isLive(now));
    if (!stopped && (await tx.$count(followInvitation, live)) >= followLimits.recipients) return;
    // When a startup withdraws an invitation, `confirmedAt` becomes null, so the recipient cannot resume the updates.
    const may = stopped ? undefined : isNotNull(followInvitation.confirmedAt);
    const changed = await tx
      .update(followInvitation)
      .set({ endedAt })
      .where(and(eq(followInvitation.id, id), may))
      .returning({ id: followInvitation.id });
    if (stopped || changed.length === 0) return;
    // The startup saw the reader leave, so it is told of the return and can remove the reader.
    const day = parisDay(now);
    const event = { event: `resumed:${id}:${day}`, data: { state: "resumed", day } };
    await notifyStartup(tx, found.startup, { kind: "follower", ...event }, now);
  });
}
