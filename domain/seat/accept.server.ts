import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { mustBe } from "../audit/access.ts";
import { roles } from "../person/viewer.ts";
import { audit } from "../audit/audit.server.ts";
import { isInProgramme } from "../meeting/programme.server.ts";
import { finishOnboarding } from "../onboarding/onboarding.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { lockStartup, seatOf } from "../person/startup-contact.server.ts";
import { seatInvitation, startup, startupSeat } from "../person/startup.table.ts";
import { takeSeat } from "../person/take-seat.server.ts";
import { hasPitchNews } from "../pitch-session/founder-application.server.ts";
import { openInvitation } from "./acceptable.server.ts";
import { seatJoinedEmail } from "./seat.emails.server.ts";
import { mailChange } from "./seat-mails.server.ts";
import { endPlanRequest } from "./succession.server.ts";
import { seatLimits } from "./seat-limits.ts";

/** Tables whose rows do not count as saved work when deciding whether a startup is empty. */
const notOfTheCompany = ["startup_seat", "seat_event", "seat_invitation", "tool_use", "application", "lead"];

/**
 * A startup is empty if only the tables in `notOfTheCompany` have rows for the startup, and it has no place in the
 * programme and no place or answer of a Pitch Session.
 */
async function isUnused(db: Db, id: string) {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select r.relname as "table", a.attname as "column"
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${"startup"}::regclass`);
  const own = rows.filter(({ table }) => !notOfTheCompany.includes(table));
  const has = own.map(
    ({ table, column }) => sql`exists (select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id})`,
  );
  const { rows: found } = await db.execute<{ used: boolean }>(sql`select ${sql.join(has, sql` or `)} as used`);
  if (found[0]?.used !== false) return false;
  // The place would otherwise go to the startup that its person joins.
  return !(await isInProgramme(db, id)) && !(await hasPitchNews(db, id));
}

export type Accepted = { status: "joined" | "gone" | "not-yours" | "role" | "seated" | "full" };

/** Accepting deletes the person's earlier startup if that startup is empty and has no other members. */
export async function accept(db: Db, actor: Actor, id: string, now = new Date()): Promise<Accepted> {
  mustBe(actor, ...roles);
  const { viewer } = actor;
  return db.transaction(async (tx): Promise<Accepted> => {
    const invitation = await openInvitation(tx, id, now);
    if (!invitation) return { status: "gone" };
    if (invitation.email !== emailKey(viewer.email)) return { status: "not-yours" };
    if (viewer.role !== "founder") return { status: "role" };
    const own = await seatOf(tx, viewer.id);
    const both = [...new Set([invitation.startup, ...(own ? [own.id] : [])])];
    // Locks the startups in the order of their ids, so that two people who swap startups do not deadlock.
    for (const each of both.toSorted()) await lockStartup(tx, each);
    // The account may have been erased since the request began. An erasure locks it before its invitations too.
    const [account] = await tx.select({ id: person.id }).from(person).where(eq(person.id, viewer.id)).for("key share");
    if (!account) return { status: "gone" };
    // Locks the invitation too, because its link can refuse it without a lock on the startup.
    await tx.select({ id: seatInvitation.id }).from(seatInvitation).where(eq(seatInvitation.id, id)).for("update");
    if (!(await openInvitation(tx, id, now))) return { status: "gone" };
    const seat = await seatOf(tx, viewer.id);
    if (seat?.id === invitation.startup) return { status: "gone" };
    if (seat && (seat.id !== own?.id || !(await isTheirsAlone(tx, seat.id)) || !(await isUnused(tx, seat.id))))
      return { status: "seated" };
    if ((await tx.$count(startupSeat, eq(startupSeat.startup, invitation.startup))) >= seatLimits.seats)
      return { status: "full" };
    if (seat) await tx.delete(startup).where(eq(startup.id, seat.id));
    await endPlanRequest(tx, viewer.id);
    const { startup: joined, role, by } = invitation;
    if (!(await takeSeat(tx, viewer.id, { id: joined, role }, now))) return { status: "seated" };
    await tx.update(seatInvitation).set({ acceptedAt: now }).where(eq(seatInvitation.id, id));
    // The introductory tour is skipped, because it creates a profile, and the joined startup already has one.
    await finishOnboarding(tx, actor, "skipped", now);
    await mailChange(tx, by, seatJoinedEmail, { startup: joined, person: viewer.id, role });
    await audit(tx, actor, { action: "seat.accept", object: { kind: "startup", id: joined }, after: { role } });
    return { status: "joined" };
  });
}

const isTheirsAlone = async (tx: Db, id: string) => (await tx.$count(startupSeat, eq(startupSeat.startup, id))) === 1;
