import { and, gt, sql } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { job, jobQueue } from "./job.table.ts";
import { inMs, queued } from "./claim.server.ts";

/** No limit of ours and no system that asked for a pause holds a queue back for longer. */
const longestPause = 24 * 3_600_000;

/** What was put off before the clock was set back would wait for that time to come again: it is due now. */
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
