import { and, gt, sql } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { job, jobQueue } from "./job.table.ts";
import { inMs, queued } from "./claim.server.ts";

/**
 * The longest possible pause of a queue: neither this site's own limits nor a `Retry-After` header pause a queue for
 * longer.
 */
const longestPause = 24 * 3_600_000;

/** After the clock was set back, makes postponed jobs due and ends pauses of queues that would last too long. */
export async function forgetTheFuture(db: Db) {
  await db
    .update(job)
    .set({ runAt: sql`now()` })
    .where(and(queued, gt(job.runAt, sql`now()`), gt(job.lastAttemptAt, inMs(60_000))));
  await db
    .update(jobQueue)
    .set({ pausedUntil: null })
    .where(gt(jobQueue.pausedUntil, inMs(longestPause)));
}
