import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { mustHave } from "../audit/access.ts";
import { audit } from "../audit/audit.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockAdministrators } from "../person/administrators.server.ts";
import { personByEmail } from "../person/person.server.ts";
import type { TeamFunction } from "../team/rights.ts";
import { hasLeft } from "./list.server.ts";
import { teamInvitedEmail } from "./colleague.emails.server.ts";
import { teamInvitation } from "./invitation.table.ts";
import { isOpen, revoke } from "./invitation.server.ts";

const mostOpen = 20;
const lifetime = "7 days";
const mailsADay = { capacity: 3, perSecond: 3 / 86_400 };

/** `account`: the e-mail address already has an account, other than that of a former team member. */
export type Invited = { status: "stored" | "account" | "open" | "many" };

type Invitation = { email: string; functions: readonly TeamFunction[]; lang: Lang };

export async function inviteColleague(db: Db, actor: Actor, { email, functions, lang }: Invitation): Promise<Invited> {
  mustHave(actor, "team");
  return db.transaction(async (tx): Promise<Invited> => {
    // Concurrent invitations wait for this lock, so that the maximum number of open invitations is not exceeded.
    await lockAdministrators(tx, actor);
    const known = await personByEmail(tx, email);
    if (known && !(await hasLeft(tx, known.id))) return { status: "account" };
    const open = await tx.select({ email: teamInvitation.email }).from(teamInvitation).where(isOpen);
    if (open.some((each) => each.email === email)) return { status: "open" };
    if (open.length >= mostOpen) return { status: "many" };
    await revoke(tx, eq(teamInvitation.email, email));
    const id = randomUUID();
    const [made] = await tx
      .insert(teamInvitation)
      .values({
        ...{ id, email, lang, functions: [...functions], invitedBy: actor.viewer.id },
        expiresAt: sql`now() + ${lifetime}::interval`,
      })
      .returning({ expiresAt: teamInvitation.expiresAt });
    if (!made) throw new Error("The invitation was not stored");
    // Beyond the limit no e-mail is sent, but the result is the same and reveals nothing.
    if ((await take(tx, `team-invited:${email}`, mailsADay)).allowed) {
      const expiresAt = made.expiresAt.toISOString();
      const mail = teamInvitedEmail.with({ lang, invitation: id, functions: [...functions], expiresAt });
      await sendEmail(tx, mail, { key: email, subject: id });
    }
    await audit(tx, actor, {
      action: "team.invite",
      object: { kind: "team-invitation", id },
      after: { functions: [...functions] },
    });
    return { status: "stored" };
  });
}
