import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { isAmong } from "../../platform/db/among.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import { crmQueue } from "../delivery/queues.server.ts";
import { lead } from "../lead/lead.table.ts";
import { newsletterSubscription } from "../newsletter/newsletter.table.ts";
import { person } from "../person/person.table.ts";
import { keptSince } from "../retention/rules.ts";
import { applicationDecision, applicationDraft, applicationResume, applicationRevision } from "./application.table.ts";

export async function forgetDrafts(db: Db, now = new Date()) {
  const old = lt(applicationDraft.savedAt, keptSince("drafts", now));
  return (await db.delete(applicationDraft).where(old).returning({ id: applicationDraft.id })).length;
}

export async function forgetResumeLinks(db: Db, now = new Date()) {
  const over = lt(applicationResume.expiresAt, now);
  return (await db.delete(applicationResume).where(over).returning({ id: applicationResume.id })).length;
}

/**
 * Deletes declined applications after the retention period, and CRM contacts of people without other data on this site.
 */
export async function forgetDeclined(db: Db, now: Date, { crm }: { crm: boolean }) {
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
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(lead)
      .where(sql`${lead.id} in (${declined}) or ${lead.id} in (${revisions})`)
      .returning({ email: lead.email });
    const addresses = crm ? await unknownNow(tx, [...new Set(gone.map(({ email }) => email))]) : [];
    await enqueue(
      tx,
      addresses.map((each) => newJob(crmQueue, { forget: each }, { key: each, subject: randomUUID() })),
    );
    return gone.length;
  });
}

/** Returns those of the given e-mail addresses that have no lead, no account and no newsletter subscription. */
async function unknownNow(tx: Db, addresses: readonly string[]) {
  const left: string[] = [];
  for (const table of [lead, person, newsletterSubscription]) {
    const found = await tx.select({ email: table.email }).from(table).where(isAmong(table.email, addresses));
    left.push(...found.map(({ email }) => email));
  }
  return addresses.filter((each) => !left.includes(each));
}
