import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { handOver } from "../application/review/hand-over.server.ts";
import { scorers } from "../application/review/reader.server.ts";
import { mustHave } from "../audit/access.ts";
import { audit } from "../audit/audit.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { credential } from "../person/account.table.ts";
import { cancelAllOfHost } from "../meeting/meeting-mails.server.ts";
import type { Actor } from "../person/actor.ts";
import { activeAdministrators, lockAdministrators } from "../person/administrators.server.ts";
import { closeOwnLinks } from "../person/close-feed.server.ts";
import { removePasskeys } from "../person/passkey.server.ts";
import { person } from "../person/person.table.ts";
import { removeSecondFactor } from "../person/drop-second-factor.server.ts";
import { endSessions } from "../person/session.server.ts";
import { teamMember } from "../person/team-member.table.ts";
import { worksOnDesk } from "../person/viewer.ts";
import { accessEndedEmail } from "./colleague.emails.server.ts";
import { revokeInvitationsBy } from "./invitation.server.ts";
import { handOverViews } from "../desk-view/desk-view.server.ts";
import { hasAccess } from "./list.server.ts";

/** `last`: the member is the only administrator; `successor`: the chosen successor is the member or may not score. */
export type Ended = { status: "stored" | "gone" | "last" | "successor" };

/** The account is kept for the audit log; `to` takes over the member's unreviewed applications. */
export async function endAccess(db: Db, actor: Actor, { id, to }: { id: string; to: string | null }): Promise<Ended> {
  mustHave(actor, "team");
  return db.transaction(async (tx): Promise<Ended> => {
    await lockAdministrators(tx, actor);
    const [found] = await tx.select().from(person).where(eq(person.id, id)).for("update");
    if (!found || !worksOnDesk(found.role) || !(await hasAccess(tx, id))) return { status: "gone" };
    if (to !== null && (to === id || !(await scorers(tx)).has(to))) return { status: "successor" };
    const administrators = await activeAdministrators(tx);
    if (found.role === "admin" && administrators.every((each) => each.id === id)) return { status: "last" };
    await cancelAllOfHost(tx, id);
    const [member] = await tx.delete(teamMember).where(eq(teamMember.personId, id)).returning();
    await tx
      .update(person)
      .set({ role: "team", updatedAt: sql`now()` })
      .where(eq(person.id, id));
    await tx.delete(credential).where(eq(credential.personId, id));
    await removeSecondFactor(tx, id);
    await removePasskeys(tx, id);
    const sessions = await endSessions(tx, id);
    await closeOwnLinks(tx, id);
    const invitations = await revokeInvitationsBy(tx, id);
    await handOver(tx, { from: id, to, by: actor.viewer.id });
    await handOverViews(tx, { from: id, to });
    await sendEmail(tx, accessEndedEmail.with({ lang: found.lang }), { key: found.email, subject: id });
    await audit(tx, actor, {
      action: "team.end",
      object: { kind: "person", id },
      before: { role: found.role, functions: member?.functions ?? [], sessions, invitations },
      after: { functions: [], sessions: 0, invitations: 0, successor: to },
    });
    return { status: "stored" };
  });
}
