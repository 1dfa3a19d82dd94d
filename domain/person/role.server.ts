import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { mustHave } from "../audit/access.ts";
import { lockAdministrators } from "./administrators.server.ts";
import { closeOwnLinks } from "./close-feed.server.ts";
import type { Actor } from "./actor.ts";
import { openStartup } from "./open-startup.server.ts";
import { person } from "./person.table.ts";
import { lockStartup, seatOf } from "./startup-contact.server.ts";
import { teamMember } from "./team-member.table.ts";
import { endSessions } from "./session.server.ts";
import type { GivenRole } from "./viewer.ts";
import { roleChangedEmail } from "./person.emails.server.ts";

/** `own`: administrators cannot change their own role, so that at least one always remains. */
export type RoleChanged = { status: "stored" | "unchanged" | "overtaken" | "own" | "gone" };

/** `shownRole` is the role that the form showed, absent when a form sends none. */
export async function changeRole(
  db: Db,
  actor: Actor,
  id: string,
  role: GivenRole,
  shownRole?: string,
): Promise<RoleChanged> {
  mustHave(actor, "accounts");
  if (id === actor.viewer.id) return { status: "own" };
  return db.transaction(async (tx): Promise<RoleChanged> => {
    await lockAdministrators(tx, actor);
    // Locks the startup before the person, in the same order as a booking, to avoid deadlocks.
    const seat = await seatOf(tx, id);
    if (seat) await lockStartup(tx, seat.id);
    const [found] = await tx
      .select({ role: person.role, email: person.email, lang: person.lang })
      .from(person)
      .where(eq(person.id, id))
      .for("update");
    if (!found) return { status: "gone" };
    if (found.role === role) return { status: "unchanged" };
    if (shownRole !== undefined && shownRole !== found.role) return { status: "overtaken" };
    await tx
      .update(person)
      .set({ role, updatedAt: sql`now()` })
      .where(eq(person.id, id));
    await tx.delete(teamMember).where(eq(teamMember.personId, id));
    if (role === "founder") await openStartup(tx, id);
    await endSessions(tx, id);
    await closeOwnLinks(tx, id);
    const email = roleChangedEmail.with({ lang: found.lang, role });
    await enqueue(tx, [emailJob(email, { key: found.email })]);
    await audit(tx, actor, {
      action: "person.role",
      object: { kind: "person", id },
      before: { role: found.role },
      after: { role },
    });
    return { status: "stored" };
  });
}
