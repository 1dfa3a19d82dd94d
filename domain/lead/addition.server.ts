import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { createAdditionDeliveries } from "../delivery/create-deliveries.server.ts";
import type { LeadForm } from "../form/forms.ts";
import { daysForAdditions } from "./lead.ts";
import { lead } from "./lead.table.ts";

export type Addition = {
  form: LeadForm;
  /** An unguessable id that only the sender of the lead received. Whoever submits the id may add to the lead. */
  receipt: string;
  /** New values that replace earlier values of the same fields. An empty text removes the field. */
  fields: Record<string, string>;
  address: string;
  notify: string;
};

export type Added = { status: "stored" } | { status: "gone" } | { status: "limited"; retryAfter: number };

const minutes = 60;
const hours = 60 * minutes;

/** Adds later input to the sender's lead; adding the same input again has no effect. */
export async function addToLead(db: Db, { form, receipt, fields, address, notify }: Addition): Promise<Added> {
  return db.transaction<Added>(async (tx) => {
    const [found] = await tx
      .select()
      .from(lead)
      .where(
        and(
          eq(lead.receipt, receipt),
          eq(lead.form, form),
          sql`${lead.createdAt} > now() - make_interval(days => ${daysForAdditions}::int)`,
        ),
      )
      .for("update");
    if (!found) return { status: "gone" };
    const payload = Object.fromEntries(
      Object.entries({ ...found.payload, ...fields }).filter(([, value]) => value !== ""),
    );
    const names = new Set([...Object.keys(payload), ...Object.keys(found.payload)]);
    if ([...names].every((name) => payload[name] === found.payload[name])) return { status: "stored" };
    const taken = await takeAll(tx, [
      { key: `addition:address:${address}`, capacity: 120, perSecond: 120 / (10 * minutes) },
      { key: `addition:lead:${found.id}`, capacity: 5, perSecond: 5 / (24 * hours) },
    ]);
    if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
    await tx.update(lead).set({ payload }).where(eq(lead.id, found.id));
    if (!found.spam) await createAdditionDeliveries(tx, { ...found, payload }, notify);
    return { status: "stored" };
  });
}
