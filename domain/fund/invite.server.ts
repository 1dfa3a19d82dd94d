import { takeInvitationMail } from "../suppression/invitation-mail.server.ts";
import { randomUUID } from "node:crypto";
import { and, eq, isNull, lte } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { firmSeen } from "../person/firm-seen.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { fundInvitationEmail } from "./fund.emails.server.ts";
import { fundLimits } from "./fund-limits.ts";
import { fundSeatOf, leaderOf, lockFund, lockSeatOf } from "./fund.server.ts";
import { fund, fundInvitation, fundSeat } from "./fund.table.ts";
import { day, isOpen, liveSeat } from "./invitation.server.ts";

type Invited =
  | { status: "invited" | "invited-already" | "seated" | "full" | "not-lead" }
  | { status: "limited"; retryAfter: number };

/** Invites an address without revealing whether the address has an account; the first invitation creates the fund. */
export async function inviteToFund(
  db: Db,
  actor: Actor,
  { email: typed, lang }: { email: string; lang: Lang },
  now = new Date(),
): Promise<Invited> {
  const investor = mustBeApproved(actor);
  const email = emailKey(typed);
  return db.transaction(async (tx): Promise<Invited> => {
    const mail = async (from: string, id: string) => {
      if (await takeInvitationMail(tx, { kind: "fund-invitation", from, email, once: id }, now))
        await enqueue(tx, [emailJob(fundInvitationEmail.with({ lang, invitation: id }), { key: email, subject: id })]);
    };
    await lockSeatOf(tx, investor);
    const seat = await fundSeatOf(tx, investor);
    if (email === emailKey(actor.viewer.email)) return { status: "seated" };
    if (seat) {
      await lockFund(tx, seat.fund);
      if ((await leaderOf(tx, seat.fund)) !== investor) return { status: "not-lead" };
      const colleagues = await tx
        .select({ email: person.email })
        .from(fundSeat)
        .innerJoin(person, eq(person.id, fundSeat.person))
        .where(liveSeat(seat.fund));
      if (colleagues.some((each) => each.email === email)) return { status: "seated" };
      const its = and(eq(fundInvitation.fund, seat.fund), isOpen(now));
      const [earlier] = await tx
        .select({ id: fundInvitation.id })
        .from(fundInvitation)
        .where(and(its, eq(fundInvitation.email, email)));
      if (earlier) {
        await mail(seat.fund, earlier.id);
        return { status: "invited-already" };
      }
      if (colleagues.length + (await tx.$count(fundInvitation, its)) >= fundLimits.seats) return { status: "full" };
    }
    const limit = { capacity: fundLimits.day, perSecond: fundLimits.day / day };
    const taken = await takeAll(tx, [
      { key: `fund-invitation:by:${investor}`, ...limit },
      ...(seat ? [{ key: `fund-invitation:fund:${seat.fund}`, ...limit }] : []),
    ]);
    if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
    const its = seat?.fund ?? (await found(tx, actor, now));
    // Withdraws an expired invitation of the same address, because the new invitation replaces it.
    await tx
      .update(fundInvitation)
      .set({ withdrawnAt: now })
      .where(
        and(
          ...[eq(fundInvitation.fund, its), eq(fundInvitation.email, email), isNull(fundInvitation.acceptedAt)],
          ...[isNull(fundInvitation.refusedAt), isNull(fundInvitation.withdrawnAt), lte(fundInvitation.expiresAt, now)],
        ),
      );
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + fundLimits.openDays * day * 1_000);
    await tx.insert(fundInvitation).values({ id, fund: its, email, by: investor, createdAt: now, expiresAt });
    await mail(its, id);
    await audit(tx, actor, { action: "fund.invite", object: { kind: "person", id: investor } });
    return { status: "invited" };
  });
}

async function found(tx: Db, actor: Actor, now: Date) {
  const investor = mustBeApproved(actor);
  const [profile] = await tx
    .select({ firm: firmSeen })
    .from(investorProfile)
    .where(eq(investorProfile.user_id, investor));
  const id = randomUUID();
  await tx.insert(fund).values({ id, name: (profile?.firm ?? "").slice(0, 80), createdAt: now });
  await tx.insert(fundSeat).values({ id: randomUUID(), fund: id, person: investor, lead: true, since: now });
  return id;
}
