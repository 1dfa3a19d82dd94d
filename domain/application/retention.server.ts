import { lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { applicationDecision, applicationDraft, applicationResume, applicationRevision } from "./application.table.ts";
import { keptSince } from "./draft.server.ts";

const declinedFor = 2 * 365.25 * 24 * 3_600_000;

/** Deletes what is past its promised time: drafts nobody touched, links, declined applications. */
export async function forgetApplications(db: Db, now = new Date()) {
  await db.delete(applicationDraft).where(lt(applicationDraft.savedAt, keptSince(now)));
  await db.delete(applicationResume).where(lt(applicationResume.expiresAt, now));
  const before = new Date(now.getTime() - declinedFor).toISOString();
  const declined = sql`select application_id from ${applicationDecision} where verdict = 'no' and decided_at < ${before}::timestamptz`;
  await db
    .delete(lead)
    .where(
      sql`${lead.id} in (${declined}) or ${lead.id} in (select id from ${applicationRevision} where application_id in (${declined}))`,
    );
}
