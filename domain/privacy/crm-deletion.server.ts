import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job, type JobState } from "../../platform/jobs/job.table.ts";
import { crmQueue } from "../delivery/queues.server.ts";

export type CrmDeletion = { delivery: string; state: JobState };

export async function deletionsOf(db: Db, requests: string[]) {
  if (requests.length === 0) return new Map<string, CrmDeletion>();
  const found = await db
    .select({ subject: job.subject, delivery: job.id, state: job.state })
    .from(job)
    .where(and(inArray(job.subject, requests), eq(job.queue, crmQueue.name)));
  return new Map(found.map(({ subject, ...deletion }) => [subject ?? "", deletion]));
}
