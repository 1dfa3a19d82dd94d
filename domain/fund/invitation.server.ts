import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { audit } from "../audit/audit.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { suppressKind } from "../suppression/suppression.server.ts";
import { fundLimits } from "./fund-limits.ts";
import { canActForFund, fundName, fundSeatOf, leaderOf, lockFund, lockSeatOf } from "./fund.server.ts";
import { fund, fundInvitation, fundSeat } from "./fund.table.ts";

export const day = 24 * 3_600;

export const isOpen = (now: Date) =>
  and(
    ...[isNull(fundInvitation.acceptedAt), isNull(fundInvitation.refusedAt), isNull(fundInvitation.withdrawnAt)],
    gt(fundInvitation.expiresAt, now),
  );

export const liveSeat = (id: string) => and(eq(fundSeat.fund, id), isNull(fundSeat.endedAt));

export async function withdrawSeat(db: Db, actor: Actor, id: string, now = new Date()) {
  const investor = mustBeApproved(actor);
  return db.transaction(async (tx) => {
    const seat = await fundSeatOf(tx, investor);
    if (!seat || (await leaderOf(tx, seat.fund)) !== investor) return false;
    const its = and(eq(fundInvitation.fund, seat.fund), sql`${fundInvitation.id}::text = ${id}`, isOpen(now));
    const withdrawn = await tx
      .update(fundInvitation)
      .set({ withdrawnAt: now })
      .where(its)
      .returning({ id: fundInvitation.id });
    return withdrawn.length > 0;
  });
}

export async function openFundInvitation(db: Db, id: string, now = new Date()) {
  const [invitation] = await db
    .select({
      ...{ id: fundInvitation.id, fund: fundInvitation.fund, email: fundInvitation.email, name: fundName },
      by: { name: person.name, email: person.email },
    })
    .from(fundInvitation)
    .innerJoin(fund, eq(fund.id, fundInvitation.fund))
    // The invitation is valid only while the inviting person may act for the fund.
    .innerJoin(
      fundSeat,
      and(eq(fundSeat.fund, fund.id), eq(fundSeat.person, fundInvitation.by), isNull(fundSeat.endedAt)),
    )
    .innerJoin(person, eq(person.id, fundSeat.person))
    .where(and(eq(fundInvitation.id, id), isOpen(now), canActForFund));
  return invitation;
}

export const invitationsOf = (db: Db, id: string, now: Date) =>
  db
    .select({ id: fundInvitation.id, email: fundInvitation.email, expiresAt: fundInvitation.expiresAt })
    .from(fundInvitation)
    .where(and(eq(fundInvitation.fund, id), isOpen(now)))
    .orderBy(fundInvitation.createdAt);

export type SeatAccepted = "joined" | "gone" | "not-yours" | "seated" | "full";

export async function acceptSeat(db: Db, actor: Actor, id: string, now = new Date()): Promise<SeatAccepted> {
  const investor = mustBeApproved(actor);
  return db.transaction(async (tx): Promise<SeatAccepted> => {
    const invitation = await openFundInvitation(tx, id, now);
    if (!invitation) return "gone";
    if (invitation.email !== emailKey(actor.viewer.email)) return "not-yours";
    await lockSeatOf(tx, investor);
    await lockFund(tx, invitation.fund);
    if (!(await openFundInvitation(tx, id, now))) return "gone";
    if (await fundSeatOf(tx, investor)) return "seated";
    if ((await tx.$count(fundSeat, liveSeat(invitation.fund))) >= fundLimits.seats) return "full";
    // Asked again in the update, because it may be withdrawn or refused at the same moment.
    const accepted = await tx
      .update(fundInvitation)
      .set({ acceptedAt: now })
      .where(and(eq(fundInvitation.id, id), isOpen(now)))
      .returning({ id: fundInvitation.id });
    if (accepted.length === 0) return "gone";
    await tx
      .insert(fundSeat)
      .values({ id: randomUUID(), fund: invitation.fund, person: investor, lead: false, since: now });
    await audit(tx, actor, { action: "fund.join", object: { kind: "person", id: investor } });
    return "joined";
  });
}

/** Declines an invitation from its e-mailed link. With `stop`, no fund can invite this e-mail address again. */
export async function refuseSeat(db: Db, id: string, { stop = false } = {}, now = new Date()) {
  return db.transaction(async (tx) => {
    const [refused] = await tx
      .update(fundInvitation)
      .set({ refusedAt: now })
      .where(and(eq(fundInvitation.id, id), isOpen(now)))
      .returning({ email: fundInvitation.email });
    if (refused && stop) await suppressKind(tx, "fund-invitation", refused.email, now);
    return refused !== undefined;
  });
}
