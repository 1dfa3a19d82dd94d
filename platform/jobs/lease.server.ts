import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { job } from "./job.table.ts";
import type { Timing } from "./timing.ts";
import { inMs, unclaimed } from "./claim.server.ts";

/** Extends a worker's claim on a job; returns false if another worker has taken over the job. */
export async function renewLease(db: Db, id: string, worker: string, timing: Timing) {
  const renewed = await db
    .update(job)
    .set({ lastAttemptAt: sql`now()`, leaseUntil: inMs(timing.lease) })
    .where(and(eq(job.id, id), eq(job.claimedBy, worker)))
    .returning({ id: job.id });
  return renewed.length > 0;
}

/** Releases the jobs claimed by this worker, or by any worker if `worker` is missing. */
export async function releaseClaims(db: Db, queues: string[], worker?: string) {
  await db
    .update(job)
    .set(unclaimed)
    .where(and(inArray(job.queue, queues), worker ? eq(job.claimedBy, worker) : isNotNull(job.claimedBy)));
}
