import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { applicationDraft, applicationSentDraft } from "./application.table.ts";

/** Returns undefined if the draft was not submitted or its lead was deleted. */
export async function draftSentAt(db: Db, id: string) {
  const [sent] = await db
    .select({ at: applicationSentDraft.sentAt })
    .from(applicationSentDraft)
    .where(eq(applicationSentDraft.id, id));
  return sent?.at;
}

export async function endDraft(tx: Db, id: string, leadId: string, now: Date) {
  const [ended] = await tx.delete(applicationDraft).where(eq(applicationDraft.id, id)).returning();
  if (!ended) return;
  const ids = [id, ended.begunAs].filter((each) => each !== null);
  await tx
    .insert(applicationSentDraft)
    .values(ids.map((each) => ({ id: each, leadId, sentAt: now })))
    .onConflictDoNothing();
}
