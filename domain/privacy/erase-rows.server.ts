import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { Kept, PersonalTable, Subject } from "../personal-data/personal-data.ts";
import { personalTables } from "./data-map.server.ts";
import { rowsOf } from "./rows-of.server.ts";

/** SQL condition for jobs that delete a CRM contact. An erasure must not delete such a job before the job has run. */
export const isDeletion = sql`${job.data} ? 'forget'`;

/** Categories that only log requests and e-mails, and are therefore left out of the number of erased records. */
const aboutAsking = new Set(["requests", "log", "messages"]);

/** Deletes or blanks every row of a person. Each table is processed before the tables to which it refers. */
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

/** Deletes or blanks a person's rows in one table. Returns the ids of deleted jobs. */
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
