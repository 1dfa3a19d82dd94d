import { and, eq, inArray, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { leadsOfApplication } from "./application.server.ts";
import { application, applicationDraft } from "./application.table.ts";
import { syncStatus } from "./status.server.ts";

/**
 * Applications follow their sender to a new address, except for an intake for which that address has one of its own.
 */
export async function carryApplications(tx: Db, from: string, to: string) {
  const theirs = alias(application, "theirs");
  const taken = tx
    .select({ id: theirs.id })
    .from(theirs)
    .where(and(eq(theirs.email, to), eq(theirs.intake, application.intake)));
  const carried = await tx
    .update(application)
    .set({ email: to })
    .where(and(eq(application.email, from), notExists(taken)))
    .returning({ id: application.id });
  for (const { id } of carried) {
    await tx
      .update(lead)
      .set({ email: to })
      .where(inArray(lead.id, await leadsOfApplication(tx, id)));
    await tx.update(applicationDraft).set({ email: to }).where(eq(applicationDraft.applicationId, id));
    await syncStatus(tx, id);
  }
}
