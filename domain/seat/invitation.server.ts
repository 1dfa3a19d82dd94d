import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { audit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { seatInvitation } from "../person/startup.table.ts";
import { mustOwn, mustRead } from "../startup/access.ts";
import { mustStillOwn } from "../startup/still-sits.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { suppressKind } from "../suppression/suppression.server.ts";

export const day = 24 * 3_600;
export const inMs = (days: number) => days * day * 1_000;

export const unanswered = and(
  isNull(seatInvitation.acceptedAt),
  isNull(seatInvitation.refusedAt),
  isNull(seatInvitation.withdrawnAt),
);

export const isOpen = (now: Date) => and(unanswered, gt(seatInvitation.expiresAt, now));

/**
 * Locks the actor's startup and checks again that the actor is an owner, because the role may have changed since the
 * request began.
 */
export async function lockOwned(tx: Db, actor: Actor) {
  await lockStartup(tx, mustOwn(actor));
  return mustStillOwn(tx, actor);
}

export async function withdraw(db: Db, actor: Actor, id: string, now = new Date()) {
  mustOwn(actor);
  return db.transaction(async (tx) => {
    const startup = await lockOwned(tx, actor);
    const [withdrawn] = await tx
      .update(seatInvitation)
      .set({ withdrawnAt: now })
      .where(and(eq(seatInvitation.startup, startup), sql`${seatInvitation.id}::text = ${id}`, isOpen(now)))
      .returning({ id: seatInvitation.id });
    if (!withdrawn) return false;
    await audit(tx, actor, { action: "seat.withdraw", object: { kind: "startup", id: startup } });
    return true;
  });
}

export async function openInvitations(db: Db, actor: Actor, now = new Date()) {
  const startup = mustRead(actor);
  const { id, email, role, createdAt, expiresAt } = seatInvitation;
  return db
    .select({ id, email, role, createdAt, expiresAt })
    .from(seatInvitation)
    .where(and(eq(seatInvitation.startup, startup), isOpen(now)))
    .orderBy(desc(createdAt));
}

export const invitationColumns = {
  id: seatInvitation.id,
  startup: seatInvitation.startup,
  email: seatInvitation.email,
  role: seatInvitation.role,
  by: seatInvitation.by,
  expiresAt: seatInvitation.expiresAt,
  startupName: founderProfile.startup_name,
};

/** With `stop`, the address gets no more invitations. Returns false if the invitation is no longer open. */
export async function refuse(db: Db, id: string, { stop = false }: { stop?: boolean } = {}, now = new Date()) {
  return db.transaction(async (tx) => {
    const [refused] = await tx
      .update(seatInvitation)
      .set({ refusedAt: now })
      .where(and(eq(seatInvitation.id, id), isOpen(now)))
      .returning({ email: seatInvitation.email });
    if (refused && stop) await suppressKind(tx, "seat-invitation", refused.email, now);
    return refused !== undefined;
  });
}
