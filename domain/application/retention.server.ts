import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { keptSince } from "../retention/rules.ts";
import { applicationDecision, applicationDraft, applicationResume, applicationRevision } from "./application.table.ts";

/** Deletes drafts untouched for longer than the retention period. */
export async function forgetDrafts(db: Db, now = new Date()) {
  const old = lt(applicationDraft.savedAt, keptSince("drafts", now));
  return (await db.delete(applicationDraft).where(old).returning({ id: applicationDraft.id })).length;
}

/** Deletes expired mailed links. */
export async function forgetResumeLinks(db: Db, now = new Date()) {
  const over = lt(applicationResume.expiresAt, now);
  return (await db.delete(applicationResume).where(over).returning({ id: applicationResume.id })).length;
}

/** Deletes declined applications past the retention period, with their leads. */
export async function forgetDeclined(db: Db, now = new Date()) {
  const declined = db
    .select({ id: applicationDecision.applicationId })
    .from(applicationDecision)
    .where(
      and(
        eq(applicationDecision.verdict, "no"),
        isNotNull(applicationDecision.releasedAt),
        isNull(applicationDecision.replacedBy),
        lt(applicationDecision.decidedAt, keptSince("declined_applications", now)),
      ),
    );
  const revisions = db
    .select({ id: applicationRevision.id })
    .from(applicationRevision)
    .where(inArray(applicationRevision.applicationId, declined));
  const gone = await db
    .delete(lead)
    .where(sql`${lead.id} in (${declined}) or ${lead.id} in (${revisions})`)
    .returning({ id: lead.id });
  return gone.length;
}
