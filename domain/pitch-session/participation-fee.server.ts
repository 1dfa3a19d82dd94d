import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/db/database.server.ts";
import { line } from "../../platform/http/fields.server.ts";
import { audit } from "../audit/audit.server.ts";
import { centsOf } from "../../platform/language/typed-number.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { cancelledSessions } from "../session-seat/cancelled.server.ts";
import { notifyFounderOf } from "./founder-of.server.ts";
import { participationFee } from "./participation-fee.table.ts";
import { sessionPlace } from "./session-place.table.ts";
import { feesOf, isAgreed } from "./settled-fees.server.ts";

export const participationFeeForm = z.object({
  amount: line(40, "amountInvalid").transform((typed, { issues }) => {
    const cents = centsOf(typed);
    if (cents !== undefined && cents >= 0) return cents;
    issues.push({ code: "custom", message: typed === "" ? "amountRequired" : "amountInvalid", input: typed });
    return z.NEVER;
  }),
});

/** Records the fee in cents that a startup agreed to pay for a place. Nothing is charged. */
export async function agreeFee(
  db: Db,
  actor: Actor,
  leadId: string,
  amount: number,
): Promise<"stored" | "gone" | "cancelled"> {
  mustHave(actor, "sessions");
  return db.transaction(async (tx) => {
    const session = await lockedPlace(tx, leadId);
    if (session === null) return "gone";
    if ((await cancelledSessions(tx)).has(session)) return "cancelled";
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

export async function takeFeeBack(db: Db, actor: Actor, leadId: string): Promise<"stored" | "cancelled"> {
  mustHave(actor, "sessions");
  return db.transaction(async (tx) => {
    const session = await lockedPlace(tx, leadId);
    if (session === null) return "stored";
    if ((await cancelledSessions(tx)).has(session)) return "cancelled";
    const amount = await endAgreed(tx, actor, leadId, session);
    if (amount === null) return "stored";
    await audit(tx, actor, {
      action: "session.fee-taken-back",
      object: { kind: "lead", id: leadId },
      before: { session, amount },
    });
    // A place whose fee is included stays confirmed.
    if (!(await feesOf(tx, actor, [leadId])).get(leadId)?.isIncluded)
      await notifyFounderOf(tx, leadId, { event: `fee-taken-back ${randomUUID()}`, data: { state: "fee-taken-back" } });
    return "stored";
  });
}

/** Locks the application's place, so that concurrent changes of the fee run one after another. */
async function lockedPlace(tx: Db, leadId: string) {
  const [found] = await tx
    .select({ session: sessionPlace.session })
    .from(sessionPlace)
    .where(and(eq(sessionPlace.leadId, leadId), isNull(sessionPlace.takenBackAt)))
    .for("update");
  return found?.session ?? null;
}

/** Withdraws the agreed fee, except if the fee equals `unless`. Returns the earlier fee in cents, or null. */
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
