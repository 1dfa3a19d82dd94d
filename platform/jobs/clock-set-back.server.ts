import { and, gt, sql } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { job, jobQueue } from "./job.table.ts";
import { inMs, queued } from "./claim.server.ts";

/** No limit of this site and no `Retry-After` pauses a queue for longer. */
const longestPause = 24 * 3_600_000;

/**
 * Makes postponed jobs due now after the clock was set back; otherwise they would wait for the old time to come again.
 */
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
