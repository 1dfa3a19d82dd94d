import { takeInvitationMail } from "../suppression/invitation-mail.server.ts";
import { randomUUID } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import type { SeatRole } from "../person/seat.ts";
import { seatInvitation, startupSeat } from "../person/startup.table.ts";
import { mustOwn } from "../startup/access.ts";
import { seatLimits } from "./seat-limits.ts";
import { seatInvitationEmail } from "./seat.emails.server.ts";
import { day, inMs, isOpen, lockOwned, unanswered } from "./invitation.server.ts";
import { noticeOf } from "./owner-removal.server.ts";

export type Invited =
  | { status: "invited" | "seated" | "invited-already" | "full" | "too-many-open" | "notice" }
  | { status: "limited"; retryAfter: number };

/** The result does not reveal whether the address has an account. */
export async function invite(
  db: Db,
  actor: Actor,
  { email: typed, role, lang }: { email: string; role: Exclude<SeatRole, "owner">; lang: Lang },
  now = new Date(),
): Promise<Invited> {
  mustOwn(actor);
  const email = emailKey(typed);
  return db.transaction(async (tx): Promise<Invited> => {
    const startup = await lockOwned(tx, actor);
    if (await noticeOf(tx, { person: actor.viewer.id, startup })) return { status: "notice" };
    const its = eq(seatInvitation.startup, startup);
    const seated = tx
      .select({ id: person.id })
      .from(person)
      .innerJoin(startupSeat, eq(startupSeat.person, person.id))
      .where(and(eq(startupSeat.startup, startup), eq(person.email, email)));
    if ((await seated).length > 0) return { status: "seated" };
    const open = await tx.$count(seatInvitation, and(its, isOpen(now)));
    const mail = async (id: string) => {
      if (await takeInvitationMail(tx, { kind: "seat-invitation", from: startup, email, once: id }, now))
        await enqueue(tx, [emailJob(seatInvitationEmail.with({ lang, invitation: id }), { key: email, subject: id })]);
    };
    const [earlier] = await tx
      .select({ id: seatInvitation.id })
      .from(seatInvitation)
      .where(and(its, isOpen(now), eq(seatInvitation.email, email)));
    if (earlier) {
      await mail(earlier.id);
      return { status: "invited-already" };
    }
    if ((await tx.$count(startupSeat, eq(startupSeat.startup, startup))) + open >= seatLimits.seats)
      return { status: "full" };
    if (open >= seatLimits.open) return { status: "too-many-open" };
    const limit = { capacity: seatLimits.day, perSecond: seatLimits.day / day };
    const taken = await takeAll(tx, [
      { key: `seat-invitation:startup:${startup}`, ...limit },
      { key: `seat-invitation:by:${actor.viewer.id}`, ...limit },
    ]);
    if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
    // Withdraws an expired invitation for the same address, because the new invitation replaces the expired one.
    await tx
      .update(seatInvitation)
      .set({ withdrawnAt: now })
      .where(and(its, eq(seatInvitation.email, email), unanswered, lte(seatInvitation.expiresAt, now)));
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + inMs(seatLimits.openDays));
    await tx
      .insert(seatInvitation)
      .values({ id, startup, email, role, by: actor.viewer.id, createdAt: now, expiresAt });
    await mail(id);
    await audit(tx, actor, { action: "seat.invite", object: { kind: "startup", id: startup }, after: { role } });
    return { status: "invited" };
  });
}
