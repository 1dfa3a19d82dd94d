import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import type { By } from "../person/by.ts";
import { mayHandleLeads } from "./access.ts";
import type { LeadStatus } from "./lead.ts";
import { lead, leadStatusChange } from "./lead.table.ts";

/** Notes down what the team has done about a lead; the same again is nothing. False when there is no such lead. */
export async function setLeadStatus(db: Db, id: string, status: LeadStatus, by: By) {
  mayHandleLeads(by);
  const author = by.viewer.id;
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ status: lead.status }).from(lead).where(eq(lead.id, id)).for("update");
    if (!found) return false;
    if (found.status === status) return true;
    await tx.update(lead).set({ status }).where(eq(lead.id, id));
    await tx.insert(leadStatusChange).values({ id: randomUUID(), leadId: id, status, author });
    await writeAudit(tx, {
      actor: author,
      action: "lead.status",
      object: { kind: "lead", id },
      before: { status: found.status },
      after: { status },
      address: by.address,
    });
    return true;
  });
}
