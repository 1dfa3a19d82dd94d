import { and, asc, eq, exists, gt, inArray, isNull, lte, min, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../db/database.server.ts";
import { job, jobQueue } from "./job.table.ts";
import type { Queue } from "./jobs.server.ts";
import type { Timing } from "./timing.ts";

export type ClaimedJob = typeof job.$inferSelect;

/**
 * SQL for the time `ms` milliseconds from now by the database's clock, because the clocks of several servers may
 * differ.
 */
export const inMs = (ms: number) => sql<Date>`now() + ${ms}::float8 * interval '1 millisecond'`;

export const queued = sql`${job.state} = 'queued'`;
/** A worker never claims a job that it is already running, even if the clock changes. */
const freeFor = (worker: string) =>
  or(isNull(job.claimedBy), and(ne(job.claimedBy, worker), lte(job.leaseUntil, sql`now()`)));
export const unclaimed = { claimedBy: null, leaseUntil: null };

/** Selects jobs without an older unfinished job of the same key; written to need one index look-up per job. */
function itsTurn(db: Db, { name, waitsFor }: Queue<never>) {
  if (waitsFor === "nothing") return undefined;
  const other = alias(job, "other");
  const unfinished = waitsFor === "stuck" ? sql`${other.state} in ('queued', 'stuck')` : sql`${other.state} = 'queued'`;
  const oldest = db
    .select({ seq: min(other.seq) })
    .from(other)
    .where(and(eq(other.queue, name), eq(other.key, job.key), unfinished));
  return sql`${job.seq} = (${oldest})`;
}

/**
 * Claims up to `limit` due jobs; with `probe`, also jobs that are not due or whose queue is paused, and first those
 * that were never tried, because a job that failed before may fail on its own account.
 */
export async function claim(
  db: Db,
  queue: Queue<never>,
  { worker, limit, timing, probe = false }: { worker: string; limit: number; timing: Timing; probe?: boolean },
): Promise<ClaimedJob[]> {
  const closed = db
    .select({ one: sql`1` })
    .from(jobQueue)
    .where(
      and(
        eq(jobQueue.queue, queue.name),
        or(sql`${jobQueue.failures} >= ${timing.breakerAfter}`, gt(jobQueue.pausedUntil, sql`now()`)),
      ),
    );
  const due = db.$with("due").as(
    db
      .select({ id: job.id })
      .from(job)
      .where(
        and(
          eq(job.queue, queue.name),
          queued,
          freeFor(worker),
          itsTurn(db, queue),
          ...(probe ? [] : [lte(job.runAt, sql`now()`), notExists(closed)]),
        ),
      )
      .orderBy(...(probe ? [asc(sql`${job.attempts} > 0 or ${job.runAt} > now()`)] : []), asc(job.runAt), asc(job.seq))
      .limit(limit)
      .for("update", { skipLocked: true, of: job }),
  );
  const claimed = await db
    .with(due)
    .update(job)
    .set({
      claimedBy: worker,
      leaseUntil: inMs(timing.lease),
      attempts: sql`${job.attempts} + 1`,
      firstAttemptAt: sql`coalesce(${job.firstAttemptAt}, now())`,
      lastAttemptAt: sql`now()`,
    })
    .where(inArray(job.id, sql`(select id from due)`))
    .returning();
  return claimed.toSorted((a, b) => a.seq - b.seq);
}

/** Ignores jobs due for over a second: they wait for another job and would make the worker check constantly. */
const sinceTheLook = sql`now() - interval '1 second'`;

/** Returns the milliseconds until the next check; `probe` is true if the pause after failures has ended. */
export async function whatIsNext(db: Db, queue: Pick<Queue<never>, "name">, timing: Timing) {
  const { rows } = await db.execute<{ due: number | null; paused: number | null; failing: boolean | null }>(sql`
    select
      (select extract(epoch from min(run_at) - now())::float8 from ${job} where queue = ${queue.name} and state = 'queued' and claimed_by is null and run_at > ${sinceTheLook}) as due,
      (select extract(epoch from paused_until - now())::float8 from ${jobQueue} where queue = ${queue.name}) as paused,
      (select failures >= ${timing.breakerAfter} from ${jobQueue} where queue = ${queue.name}) as failing`);
  const [row] = rows;
  const paused = row?.paused ?? 0;
  const failing = row?.failing ?? false;
  if (failing || paused > 0) return { inMs: Math.max(0, paused) * 1_000, probe: failing && paused <= 0 };
  return { inMs: Math.max(0, row?.due ?? Number.POSITIVE_INFINITY) * 1_000, probe: false };
}

/** Tests with one job whether a paused queue works again; the queue's other jobs wait for the result. */
export async function claimProbe(db: Db, queue: Queue<never>, worker: string, timing: Timing): Promise<ClaimedJob[]> {
  const waiting = db
    .select({ one: sql`1` })
    .from(job)
    .where(and(eq(job.queue, queue.name), queued, freeFor(worker), itsTurn(db, queue)));
  const taken = await db
    .update(jobQueue)
    .set({ pausedUntil: inMs(timing.longestPause) })
    .where(
      and(
        eq(jobQueue.queue, queue.name),
        or(isNull(jobQueue.pausedUntil), lte(jobQueue.pausedUntil, sql`now()`)),
        exists(waiting),
      ),
    )
    .returning({ queue: jobQueue.queue });
  return taken.length > 0 ? claim(db, queue, { worker, limit: 1, timing, probe: true }) : [];
}
