import { takeInvitationMail } from "../suppression/invitation-mail.server.ts";
import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { mustBe } from "../audit/access.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { roles } from "../person/viewer.ts";
import type { SeatRole } from "../person/seat.ts";
import { lockStartup, seatOf } from "../person/startup-contact.server.ts";
import { seatInvitation, startupSeat } from "../person/startup.table.ts";
import { mustOwn, mustRead } from "../startup/access.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { suppressKind } from "../suppression/suppression.server.ts";
import { seatLimits } from "./seat-limits.ts";
import { seatInvitationEmail } from "./seat.emails.server.ts";

const day = 24 * 3_600;
const inMs = (days: number) => days * day * 1_000;

const unanswered = and(
  isNull(seatInvitation.acceptedAt),
  isNull(seatInvitation.refusedAt),
  isNull(seatInvitation.withdrawnAt),
);

const isOpen = (now: Date) => and(unanswered, gt(seatInvitation.expiresAt, now));

/**
 * Locks the actor's startup and checks again that the actor owns it, because the seat may have changed since the
 * request began.
 */
export async function lockOwned(tx: Db, actor: Actor) {
  const startup = mustOwn(actor);
  await lockStartup(tx, startup);
  const seat = await seatOf(tx, actor.viewer.id);
  if (seat?.id !== startup || seat.role !== "owner") throw new NotAllowed("this is for the seat owner");
  return startup;
}

export type Invited =
  | { status: "invited" | "seated" | "invited-already" | "full" | "too-many-open" }
  | { status: "limited"; retryAfter: number };

/**
 * Invites an address to a seat. The answer is the same whether or not the address has an account. No mail is sent if
 * the address was invited too often today or has stopped invitations.
 */
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
    const its = eq(seatInvitation.startup, startup);
    const seated = tx
      .select({ id: person.id })
      .from(person)
      .innerJoin(startupSeat, eq(startupSeat.person, person.id))
      .where(and(eq(startupSeat.startup, startup), eq(person.email, email)));
    if ((await seated).length > 0) return { status: "seated" };
    const open = await tx.$count(seatInvitation, and(its, isOpen(now)));
    if ((await tx.$count(seatInvitation, and(its, isOpen(now), eq(seatInvitation.email, email)))) > 0)
      return { status: "invited-already" };
    if ((await tx.$count(startupSeat, eq(startupSeat.startup, startup))) + open >= seatLimits.seats)
      return { status: "full" };
    if (open >= seatLimits.open) return { status: "too-many-open" };
    const limit = { capacity: seatLimits.day, perSecond: seatLimits.day / day };
    const taken = await takeAll(tx, [
      { key: `seat-invitation:startup:${startup}`, ...limit },
      { key: `seat-invitation:by:${actor.viewer.id}`, ...limit },
    ]);
    if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
    // The new invitation replaces an expired one for the same address.
    await tx
      .update(seatInvitation)
      .set({ withdrawnAt: now })
      .where(and(its, eq(seatInvitation.email, email), unanswered, lte(seatInvitation.expiresAt, now)));
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + inMs(seatLimits.openDays));
    await tx
      .insert(seatInvitation)
      .values({ id, startup, email, role, by: actor.viewer.id, createdAt: now, expiresAt });
    if (await takeInvitationMail(tx, { kind: "seat-invitation", from: startup, email }, now))
      await enqueue(tx, [emailJob(seatInvitationEmail.with({ lang, invitation: id }), { key: email, subject: id })]);
    await audit(tx, actor, { action: "seat.invite", object: { kind: "startup", id: startup }, after: { role } });
    return { status: "invited" };
  });
}

/** Withdraws an open invitation of the actor's startup; false if it is no longer open. */
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

const invitationColumns = {
  id: seatInvitation.id,
  startup: seatInvitation.startup,
  email: seatInvitation.email,
  role: seatInvitation.role,
  by: seatInvitation.by,
  expiresAt: seatInvitation.expiresAt,
  startupName: founderProfile.startup_name,
};

/** Invitations that can be accepted: they are open, and the inviter still owns the startup. */
const acceptable = (db: Db, now: Date) =>
  db
    .select(invitationColumns)
    .from(seatInvitation)
    .innerJoin(
      startupSeat,
      and(
        eq(startupSeat.person, seatInvitation.by),
        eq(startupSeat.startup, seatInvitation.startup),
        eq(startupSeat.role, "owner"),
      ),
    )
    .leftJoin(founderProfile, eq(founderProfile.user_id, seatInvitation.startup))
    .where(isOpen(now))
    .$dynamic();

/**
 * An invitation that can still be accepted; undefined if it was used, refused, withdrawn, has expired, or the inviter
 * is no longer an owner.
 */
export async function openInvitation(db: Db, id: string, now = new Date()) {
  const [found] = await acceptable(db, now).where(and(isOpen(now), eq(seatInvitation.id, id)));
  return found;
}

/** The invitations that the reader can accept, newest first, up to `seatLimits.open`. */
export async function invitationsTo(db: Db, actor: Actor, now = new Date()) {
  mustBe(actor, ...roles);
  return acceptable(db, now)
    .where(and(isOpen(now), eq(seatInvitation.email, emailKey(actor.viewer.email))))
    .orderBy(desc(seatInvitation.createdAt))
    .limit(seatLimits.open);
}

/**
 * Refuses an invitation by its mailed link; with `stop`, no startup can invite the address again. False if the
 * invitation is no longer open.
 */
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
