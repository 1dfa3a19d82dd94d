import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
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
import { lockedPlace } from "./session-place.server.ts";
import { feesOf, isAgreed } from "./settled-fees.server.ts";

export const participationFeeForm = z.object({
  amount: line(40, "amountInvalid").transform((typed, { issues }) => {
    const cents = centsOf(typed);
    if (cents !== undefined && cents >= 0) return cents;
    issues.push({ code: "custom", message: typed === "" ? "amountRequired" : "amountInvalid", input: typed });
    return z.NEVER;
  }),
});

/** The place that a form showed, and the fee in cents, taxes included. */
type Fee = { session: string; amount: number };

/**
 * Records the fee that a startup agreed to pay for a place. Nothing is charged. The form is offered only without a fee,
 * so any other fee was noted, or included, since it was opened.
 */
export async function agreeFee(
  db: Db,
  actor: Actor,
  leadId: string,
  { session, amount }: Fee,
): Promise<"stored" | "overtaken" | "gone" | "cancelled"> {
  mustHave(actor, "sessions");
  return db.transaction(async (tx) => {
    const held = await lockedPlace(tx, leadId);
    if (held === null) return "gone";
    if (held !== session) return "overtaken";
    if ((await cancelledSessions(tx)).has(session)) return "cancelled";
    const fee = (await feesOf(tx, actor, [leadId])).get(leadId);
    if (fee?.agreed?.amount === amount) return "stored";
    if (fee?.agreed || fee?.isIncluded) return "overtaken";
    const id = randomUUID();
    await tx.insert(participationFee).values({ id, leadId, session, amount, author: actor.viewer.id });
    await audit(tx, actor, {
      action: "session.fee-agreed",
      object: { kind: "lead", id: leadId },
      after: { session, amount },
    });
    await notifyFounderOf(tx, leadId, { event: `fee ${id}`, data: { state: "confirmed" } });
    return "stored";
  });
}

export async function takeFeeBack(
  db: Db,
  actor: Actor,
  leadId: string,
  { session, amount }: Fee,
): Promise<"stored" | "overtaken" | "cancelled"> {
  mustHave(actor, "sessions");
  return db.transaction(async (tx) => {
    const held = await lockedPlace(tx, leadId);
    if (held === null) return "stored";
    if (held !== session) return "overtaken";
    if ((await cancelledSessions(tx)).has(session)) return "cancelled";
    const fee = (await feesOf(tx, actor, [leadId])).get(leadId);
    if (!fee?.agreed) return "stored";
    if (fee.agreed.amount !== amount) return "overtaken";
    await tx
      .update(participationFee)
      .set({ takenBackAt: sql`now()`, takenBackBy: actor.viewer.id })
      .where(and(eq(participationFee.leadId, leadId), eq(participationFee.session, session), isAgreed));
    await audit(tx, actor, {
      action: "session.fee-taken-back",
      object: { kind: "lead", id: leadId },
      before: { session, amount },
    });
    // A place whose fee is included stays confirmed.
    if (!fee.isIncluded)
      await notifyFounderOf(tx, leadId, { event: `fee-taken-back ${randomUUID()}`, data: { state: "fee-taken-back" } });
    return "stored";
  });
}
