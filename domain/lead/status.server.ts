import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { mayHandleLeads } from "./access.ts";
import type { LeadStatus } from "./lead.ts";
import { lead, leadStatusChange } from "./lead.table.ts";

/** Notes down what the team has done about a lead; the same again is nothing. False when there is no such lead. */
export async function setLeadStatus(db: Db, id: string, status: LeadStatus, actor: Actor) {
  mayHandleLeads(actor);
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ status: lead.status }).from(lead).where(eq(lead.id, id)).for("update");
    if (!found) return false;
    if (found.status !== status) await change(tx, id, found.status, status, actor);
    return true;
  });
}

/** Those of these leads that are new are answered, in the transaction that answers them another way. */
export async function answerLeads(tx: Db, ids: string[], actor: Actor) {
  mayHandleLeads(actor);
  const waiting = await tx
    .select({ id: lead.id })
    .from(lead)
    .where(and(inArray(lead.id, ids), eq(lead.status, "new")))
    .for("update");
  for (const { id } of waiting) await change(tx, id, "new", "answered", actor);
}

async function change(tx: Db, id: string, before: LeadStatus, status: LeadStatus, actor: Actor) {
  const author = actor.viewer.id;
  await tx.update(lead).set({ status }).where(eq(lead.id, id));
  await tx.insert(leadStatusChange).values({ id: randomUUID(), leadId: id, status, author });
  await writeAudit(tx, {
    actor: author,
    action: "lead.status",
    object: { kind: "lead", id },
    before: { status: before },
    after: { status },
    address: actor.address,
  });
}
