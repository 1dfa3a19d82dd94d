import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { isBlocked } from "../person/state.server.ts";
import { roles } from "../person/viewer.ts";
import { seatInvitation, startupSeat } from "../person/startup.table.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { seatLimits } from "./seat-limits.ts";
import { invitationColumns, isOpen } from "./invitation.server.ts";

/**
 * Selects invitations that can be accepted: the invitation is open, and the person who sent the invitation is still an
 * owner and not blocked.
 */
const acceptable = (db: Db, now: Date) =>
  db
    .select({ ...invitationColumns, inviter: { name: person.name, email: person.email } })
    .from(seatInvitation)
    .innerJoin(
      startupSeat,
      and(
        eq(startupSeat.person, seatInvitation.by),
        eq(startupSeat.startup, seatInvitation.startup),
        eq(startupSeat.role, "owner"),
      ),
    )
    .innerJoin(person, and(eq(person.id, startupSeat.person), sql`not ${isBlocked}`))
    .leftJoin(founderProfile, eq(founderProfile.user_id, seatInvitation.startup))
    .where(isOpen(now))
    .$dynamic();

export async function openInvitation(db: Db, id: string, now = new Date()) {
  const [found] = await acceptable(db, now).where(and(isOpen(now), eq(seatInvitation.id, id)));
  return found;
}

export async function invitationsTo(db: Db, actor: Actor, now = new Date()) {
  mustBe(actor, ...roles);
  return acceptable(db, now)
    .where(and(isOpen(now), eq(seatInvitation.email, emailKey(actor.viewer.email))))
    .orderBy(desc(seatInvitation.createdAt))
    .limit(seatLimits.open);
}
