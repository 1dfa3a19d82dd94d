import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { inMs } from "./claim.server.ts";
import { job, jobQueue } from "./job.table.ts";
import type { Outcome } from "./jobs.server.ts";
import { pauseAfter, retryDelay, type Timing } from "./timing.ts";

type Settled = { id: string; queue: string; attempts: number; worker: string };

const free = { claimedBy: null, leaseUntil: null };
const mine = ({ id, worker }: Settled) => and(eq(job.id, id), eq(job.claimedBy, worker));

/** Stores an attempt's result; returns true if the external system works again after failures had paused the queue. */
export async function settle(db: Db, settled: Settled, outcome: Outcome, timing: Timing): Promise<boolean> {
  switch (outcome.kind) {
    case "done":
      return answered(db, settled, sql`state = 'done', finished_at = now(), last_error = null`);
    case "dropped":
      await db.delete(job).where(mine(settled));
      return false;
    case "dismissed":
      await db
        .update(job)
        .set({ ...free, state: "dismissed", finishedAt: sql`now()`, lastError: outcome.error })
        .where(mine(settled));
      return false;
    case "hopeless":
    case "failed":
      if (outcome.peer === "up") return answered(db, settled, changed(settled, outcome, timing));
      await db.transaction((tx) => failed(tx, settled, outcome, timing));
      return false;
    case "postponed":
      await db.transaction((tx) => postponed(tx, settled, outcome));
      return false;
  }
}

/** The external system responded, so the failure count is reset and other jobs that wait for a retry become due. */
async function answered(db: Db, { id, queue, worker }: Settled, change: ReturnType<typeof sql>) {
  const { rows } = await db.execute<{ open: boolean }>(sql`
    with trouble as (select paused_until is not null as open from ${jobQueue} where queue = ${queue} and failures > 0),
      over as (update ${jobQueue} set failures = 0, paused_until = null, pause_reason = null where queue = ${queue} and failures > 0),
      settled as (update ${job} set ${change}, claimed_by = null, lease_until = null where id = ${id} and claimed_by = ${worker})
    select open from trouble`);
  if (!rows[0]?.open) return false;
  await db
    .update(job)
    .set({ runAt: sql`now()` })
    .where(
      and(
        eq(job.queue, queue),
        ne(job.id, id),
        sql`${job.state} = 'queued'`,
        gt(job.runAt, sql`now()`),
        gt(job.attempts, 0),
      ),
    );
  return true;
}

type Failure = Outcome & { kind: "failed" | "hopeless" };

const changed = (settled: Settled, outcome: Failure, timing: Timing) =>
  outcome.kind === "failed"
    ? retried(settled, outcome, timing)
    : sql`state = 'stuck', finished_at = now(), last_error = ${outcome.error}`;

/**
 * SQL for the changes to a job that is tried again later, or no longer after `retryFor`. `last_attempt_at` is the end of
 * the attempt, taken from the same clock as `run_at`, so that forgetTheFuture can compare the two times.
 */
function retried({ attempts }: Settled, { error, pauseMs }: Outcome & { kind: "failed" }, timing: Timing) {
  const isExpired = sql`first_attempt_at < ${inMs(-timing.retryFor)} and attempts >= ${timing.fewestAttempts}`;
  const runAt = inMs(Math.max(retryDelay(attempts, timing), pauseMs ?? 0));
  return sql`last_attempt_at = now(), last_error = ${error}, run_at = ${runAt},
    state = case when ${isExpired} then 'stuck' else 'queued' end, finished_at = case when ${isExpired} then now() end`;
}

async function failed(tx: Db, settled: Settled, outcome: Failure, timing: Timing) {
  await tx.execute(sql`update ${job} set ${changed(settled, outcome, timing)}, claimed_by = null, lease_until = null
    where ${mine(settled)}`);
  if (outcome.peer === "unasked") return;
  const [row] = await tx
    .insert(jobQueue)
    .values({ queue: settled.queue, failures: 1 })
    .onConflictDoUpdate({ target: jobQueue.queue, set: { failures: sql`${jobQueue.failures} + 1` } })
    .returning({ failures: jobQueue.failures });
  const pause = Math.max(pauseAfter(row?.failures ?? 1, timing), (outcome.kind === "failed" && outcome.pauseMs) || 0);
  if (pause > 0) await pauseQueue(tx, settled.queue, pause, "failing");
}

async function postponed(tx: Db, settled: Settled, { error, forMs, wholeQueue }: Outcome & { kind: "postponed" }) {
  await tx
    .update(job)
    .set({
      ...free,
      attempts: sql`${job.attempts} - 1`,
      firstAttemptAt: sql`case when ${job.attempts} > 1 then ${job.firstAttemptAt} end`,
      lastAttemptAt: sql`now()`,
      lastError: error,
      runAt: inMs(forMs),
    })
    .where(mine(settled));
  if (wholeQueue) await pauseQueue(tx, settled.queue, forMs, "limit");
}

async function pauseQueue(tx: Db, queue: string, forMs: number, pauseReason: string) {
  await tx
    .insert(jobQueue)
    .values({ queue, pausedUntil: inMs(forMs), pauseReason })
    .onConflictDoUpdate({ target: jobQueue.queue, set: { pausedUntil: inMs(forMs), pauseReason } });
}
