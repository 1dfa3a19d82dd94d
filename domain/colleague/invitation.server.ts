import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";
import { mustHave } from "../audit/access.ts";
import { audit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockAdministrators } from "../person/administrators.server.ts";
import { keptSince } from "../retention/rules.ts";
import { teamInvitation } from "./invitation.table.ts";

/** Signs an invitation's id for the mailed link. The signed id is not stored. */
export const writeInvitation = (secret: string, id: string) => writeSignedId(secret, "team-invitation", id);

export const readInvitation = (secret: string, token: string | undefined) =>
  readSignedId(secret, "team-invitation", token);

export const isOpen = and(
  isNull(teamInvitation.usedAt),
  isNull(teamInvitation.revokedAt),
  gt(teamInvitation.expiresAt, sql`now()`),
);

export const revoke = (tx: Db, which: ReturnType<typeof eq>) =>
  tx
    .update(teamInvitation)
    .set({ revokedAt: sql`now()` })
    .where(and(which, isNull(teamInvitation.usedAt), isNull(teamInvitation.revokedAt)))
    .returning({ id: teamInvitation.id });

export async function withdrawInvitation(db: Db, actor: Actor, id: string) {
  mustHave(actor, "team");
  return db.transaction(async (tx) => {
    await lockAdministrators(tx, actor);
    const ended = await revoke(tx, eq(teamInvitation.id, id));
    if (ended.length > 0) await audit(tx, actor, { action: "team.withdraw", object: { kind: "team-invitation", id } });
    return ended.length > 0;
  });
}

export const revokeInvitationsBy = async (tx: Db, personId: string) =>
  (await revoke(tx, eq(teamInvitation.invitedBy, personId))).length;

export async function listInvitations(db: Db, actor: Actor) {
  mustHave(actor, "team");
  const { id, email, functions, createdAt, expiresAt } = teamInvitation;
  return db
    .select({ id, email, functions, createdAt, expiresAt })
    .from(teamInvitation)
    .where(isOpen)
    .orderBy(desc(createdAt), desc(id));
}

export async function openInvitation(db: Db, id: string) {
  const [found] = await db
    .select()
    .from(teamInvitation)
    .where(and(eq(teamInvitation.id, id), isOpen));
  return found;
}

/** Marks an invitation as used. Of several concurrent calls, only one gets the invitation; the others get undefined. */
export async function useInvitation(tx: Db, id: string) {
  const [used] = await tx
    .update(teamInvitation)
    .set({ usedAt: sql`now()` })
    .where(and(eq(teamInvitation.id, id), isOpen))
    .returning();
  return used;
}

export async function forgetInvitations(db: Db, now: Date) {
  const over = lt(teamInvitation.expiresAt, keptSince("mailed_links", now));
  return (await db.delete(teamInvitation).where(over).returning({ id: teamInvitation.id })).length;
}
