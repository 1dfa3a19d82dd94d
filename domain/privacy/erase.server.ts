import { and, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import { crmQueue } from "../delivery/queues.server.ts";
import type { Kept, PersonalTable, Subject } from "../personal-data/personal-data.ts";
import { rememberTrial } from "../plan-grant/trial-taken.server.ts";
import { suppress } from "../suppression/suppression.server.ts";
import { personalTables, rowsOf } from "./data-map.server.ts";
import { isLastAdministrator } from "./last-administrator.server.ts";
import { privacyRequest, tombstone } from "./privacy.table.ts";
import { subjectOf } from "./subject.server.ts";

const eraseLock = 7_210_004;

export type Erased =
  /** `emails` are the ids of the mails that were about the person; their files go with them. */
  | { status: "erased"; records: number; emails: string[] }
  /** Something about the person is leaving the house at this moment: it is tried again. */
  | { status: "busy" }
  /** The site would be left without an administrator: it waits for another one. */
  | { status: "needed" };

type Order = {
  email: string;
  /** What the deletion in the CRM is about: a request, where somebody asked. */
  about: string;
  /** Whether a CRM is set up. */
  crm: boolean;
  /** Asked for by the person: nothing is mailed to them any more, and a restored backup is erased again. */
  forGood: boolean;
};

/**
 * Erases whoever reads the mail of one address, in one transaction: first what is about to leave the house, then all
 * that is kept of them, except the proofs that the law wants kept, which then stand under a digest of the address.
 */
export async function erase(tx: Db, order: Order, now = new Date()): Promise<Erased> {
  const { email, about, crm, forGood } = order;
  const subject = await subjectOf(tx, email);
  await tx.execute(sql`select pg_advisory_xact_lock(${eraseLock}, hashtext(${subject.digest}))`);
  const theirs = or(eq(job.key, subject.email), inArray(job.subject, subject.records));
  const [leaving] = await tx
    .select({ id: job.id })
    .from(job)
    .where(and(theirs, isNotNull(job.claimedBy), gt(job.leaseUntil, sql`now()`)))
    .limit(1);
  if (leaving) return { status: "busy" };
  if (await isLastAdministrator(tx, subject.email)) return { status: "needed" };
  const known = await wasSentToCrm(tx, subject);
  await rememberTrial(tx, subject.email, now);
  const { records, emails } = await eraseRows(tx, subject);
  if (forGood) {
    await suppress(tx, subject.email, now);
    await tx
      .insert(tombstone)
      .values({ digest: subject.digest, erasedAt: now })
      .onConflictDoUpdate({ target: tombstone.digest, set: { erasedAt: now } });
  }
  if (known || (crm && records > 0))
    await enqueue(tx, [newJob(crmQueue, { forget: subject.email }, { key: subject.email, subject: about })]);
  return { status: "erased", records, emails };
}

/** A deletion in the CRM that an earlier erasure ordered has still to be carried out. */
const isDeletion = sql`${job.data} ? 'forget'`;

/** Whether the CRM may hold them: something about them was once on its way there. */
async function wasSentToCrm(tx: Db, { email }: Subject) {
  const tried = and(eq(job.key, email), eq(job.queue, crmQueue.name), gt(job.attempts, 0), sql`not ${isDeletion}`);
  return (await tx.select({ id: job.id }).from(job).where(tried).limit(1)).length > 0;
}

/** What only says that something was asked or delivered is no record of its own. */
const aboutAsking = new Set(["requests", "log", "messages"]);

/** Deletes or blanks every row of a person, what hangs on others first. */
export async function eraseRows(tx: Db, subject: Subject) {
  let records = 0;
  const emails: string[] = [];
  for (const entry of personalTables.toReversed()) {
    const gone = await eraseFrom(tx, entry, subject);
    if (entry.table === job) emails.push(...gone);
    if (!aboutAsking.has(entry.category)) records += gone.length;
  }
  return { records, emails };
}

/** Does to the rows of one table what each owner's erasure does to them; the ids of deleted jobs are answered. */
export async function eraseFrom(tx: Db, entry: PersonalTable, subject: Subject): Promise<string[]> {
  const deleted: string[] = [];
  for (const [kept, owners] of Map.groupBy(entry.owners, (owner) => owner.kept)) {
    const theirs = rowsOf(entry, subject, owners);
    if (kept) await blank(tx, entry, kept, theirs, subject);
    else deleted.push(...(await deleteRows(tx, entry, theirs)));
  }
  return deleted;
}

async function deleteRows(tx: Db, { table }: PersonalTable, theirs: SQL | undefined) {
  const isJob = table === job;
  const id = isJob ? sql<string>`${job.id}::text` : sql<string>`''`;
  const which = and(theirs, isJob ? sql`not ${isDeletion}` : undefined);
  const gone = await tx.delete(table).where(which).returning({ id });
  return gone.map((row) => row.id);
}

async function blank(tx: Db, { table }: PersonalTable, kept: Kept, theirs: SQL | undefined, { digest }: Subject) {
  const values = Object.entries(kept.blanked).map(([name, how]) => [name, how === "digest" ? digest : null]);
  if (values.length > 0) await tx.update(table).set(Object.fromEntries(values)).where(theirs);
}

/** What the last mail and the CRM's deletion had to know of somebody is forgotten once they are through. */
export async function forgetTraces(db: Db) {
  const erased = db
    .select({ id: privacyRequest.id })
    .from(privacyRequest)
    .where(and(eq(privacyRequest.kind, "erasure"), eq(privacyRequest.outcome, "done")));
  await db
    .update(job)
    .set({ key: "", data: {} })
    .where(and(inArray(job.subject, erased), inArray(job.state, ["done", "dismissed"]), ne(job.key, "")));
}
