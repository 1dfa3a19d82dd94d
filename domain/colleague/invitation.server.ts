import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";
import { mustHave } from "../audit/access.ts";
import { audit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockAdministrators } from "../person/administrators.server.ts";
import { keptSince } from "../retention/rules.ts";
import { teamInvitation } from "./invitation.table.ts";

/** The signed id in the mailed link; it is not stored. */
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

/** Revokes an unused invitation; false if there is none. */
export async function withdrawInvitation(db: Db, actor: Actor, id: string) {
  mustHave(actor, "team");
  return db.transaction(async (tx) => {
    await lockAdministrators(tx, actor);
    const ended = await revoke(tx, eq(teamInvitation.id, id));
    if (ended.length > 0) await audit(tx, actor, { action: "team.withdraw", object: { kind: "team-invitation", id } });
    return ended.length > 0;
  });
}

/** Revokes the open invitations that a person has sent, in the caller's transaction; resolves to their number. */
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

/** Marks an invitation as used. Of concurrent calls only one gets it; the others get undefined. */
export async function useInvitation(tx: Db, id: string) {
  const [used] = await tx
    .update(teamInvitation)
    .set({ usedAt: sql`now()` })
    .where(and(eq(teamInvitation.id, id), isOpen))
    .returning();
  return used;
}

/** Deletes invitations once they have been expired for the retention period of mailed links. */
export async function forgetInvitations(db: Db, now: Date) {
  const over = lt(teamInvitation.expiresAt, keptSince("mailed_links", now));
  return (await db.delete(teamInvitation).where(over).returning({ id: teamInvitation.id })).length;
}
