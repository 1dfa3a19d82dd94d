import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/db/database.server.ts";
import { line } from "../../platform/http/fields.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { audit } from "../audit/audit.server.ts";
import { centsOf } from "../../platform/language/typed-number.ts";
import { mustHave } from "../audit/access.ts";
import { lead } from "../lead/lead.table.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { opensTo } from "../plan-grant/opens-to.server.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { paidPlans } from "../plan/plan.ts";
import { isOpen } from "../plan/rights.ts";
import { founderOf, notifyFounderOf } from "./founder-of.server.ts";
import { participationFee } from "./participation-fee.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { sessionPlace } from "./session-place.table.ts";

const isAgreed = isNull(participationFee.takenBackAt);

export const participationFeeForm = z.object({
  amount: line(40, "amountInvalid").transform((typed, { issues }) => {
    const cents = centsOf(typed);
    if (cents !== undefined && cents >= 0) return cents;
    issues.push({ code: "custom", message: typed === "" ? "amountRequired" : "amountInvalid", input: typed });
    return z.NEVER;
  }),
});

const sentDay = sql`(${pitchApplication.sentAt} at time zone 'Europe/Paris')`;

/** SQL condition: the application was sent during a free trial; trials do not include the fee. */
const isSentOnTrial = sql<boolean>`exists (select 1 from ${planGrant} trial
  where trial.startup = ${pitchApplication.founder} and trial.source = 'trial'
    and trial.starts_on <= ${sentDay}::date and trial.ends_on >= ${sentDay}::date
    and (trial.ended_at is null or trial.ended_at >= ${pitchApplication.sentAt}))`;

/**
 * SQL condition: the fee is included in the plan with which the application was sent, or in the current plan. For
 * queries that join `pitch_application` and the lead.
 */
export const isIncluded = (now: Date) => sql<boolean>`(
  ${inArray(
    sql`coalesce(${pitchApplication.plan}, 'free')`,
    paidPlans.filter((plan) => isOpen(plan, "participation-fee")),
  )} and (not ${isSentOnTrial} or ${pitchApplication.founder} in ${opensTo("participation-fee", sentDay)})
  or coalesce(${founderOf} in ${opensTo("participation-fee", parisDay(now))}, false))`;

export async function feesOf(db: Db, actor: Actor, leads: readonly string[], now = new Date()) {
  mustHave(actor, "sessions");
  const rows =
    leads.length === 0
      ? []
      : await db
          .select({
            lead: lead.id,
            isIncluded: isIncluded(now),
            amount: participationFee.amount,
            agreedAt: participationFee.agreedAt,
            by: nameOf,
          })
          .from(sessionPlace)
          .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
          .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
          .leftJoin(participationFee, agreedFor)
          .leftJoin(person, eq(person.id, participationFee.author))
          .where(and(inArray(sessionPlace.leadId, [...leads]), isNull(sessionPlace.takenBackAt)));
  return new Map(
    rows.map(({ lead: of, amount, agreedAt, by, ...row }) => [
      of,
      { ...row, agreed: amount === null || agreedAt === null ? null : { amount, agreedAt, by } },
    ]),
  );
}

/** Join condition of a place and its current fee; a fee agreed for another session does not apply. */
export const agreedFor = and(
  eq(participationFee.leadId, sessionPlace.leadId),
  eq(participationFee.session, sessionPlace.session),
  isAgreed,
);

/**
 * Records the fee, in cents, that a startup agreed to pay for its session; a new amount replaces the earlier one. A
 * founder with an account sees the fee in the cockpit. Nothing is charged.
 */
export async function agreeFee(db: Db, actor: Actor, leadId: string, amount: number): Promise<"stored" | "gone"> {
  mustHave(actor, "sessions");
  return db.transaction(async (tx) => {
    const session = await lockedPlace(tx, leadId);
    if (session === null) return "gone";
    const before = await endAgreed(tx, actor, leadId, session, amount);
    if (before === amount) return "stored";
    const id = randomUUID();
    await tx.insert(participationFee).values({ id, leadId, session, amount, author: actor.viewer.id });
    await audit(tx, actor, {
      action: "session.fee-agreed",
      object: { kind: "lead", id: leadId },
      before: { amount: before },
      after: { session, amount },
    });
    await notifyFounderOf(tx, leadId, { event: `fee ${id}`, data: { state: "confirmed" } });
    return "stored";
  });
}

/** Takes back the agreed fee of a startup; its place is no longer confirmed. */
export async function takeFeeBack(db: Db, actor: Actor, leadId: string) {
  mustHave(actor, "sessions");
  await db.transaction(async (tx) => {
    const session = await lockedPlace(tx, leadId);
    if (session === null) return;
    const amount = await endAgreed(tx, actor, leadId, session);
    if (amount === null) return;
    await audit(tx, actor, {
      action: "session.fee-taken-back",
      object: { kind: "lead", id: leadId },
      before: { session, amount },
    });
    await notifyFounderOf(tx, leadId, { event: `fee-taken-back ${randomUUID()}`, data: { state: "fee-taken-back" } });
  });
}

/** The session of an application's place, locked so that fee changes run one after the other. */
async function lockedPlace(tx: Db, leadId: string) {
  const [found] = await tx
    .select({ session: sessionPlace.session })
    .from(sessionPlace)
    .where(and(eq(sessionPlace.leadId, leadId), isNull(sessionPlace.takenBackAt)))
    .for("update");
  return found?.session ?? null;
}

/** Ends the current fee unless it equals `unless`; returns the ended fee. */
async function endAgreed(tx: Db, actor: Actor, leadId: string, session: string, unless?: number) {
  const counts = and(eq(participationFee.leadId, leadId), eq(participationFee.session, session), isAgreed);
  const [found] = await tx.select({ amount: participationFee.amount }).from(participationFee).where(counts);
  if (!found || found.amount === unless) return found?.amount ?? null;
  await tx
    .update(participationFee)
    .set({ takenBackAt: sql`now()`, takenBackBy: actor.viewer.id })
    .where(counts);
  return found.amount;
}
