import { eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { rateBucket } from "./bucket.table.ts";

export type Limit = {
  /** The maximum amount that can be taken at once from a full bucket. */
  capacity: number;
  perSecond: number;
  /** The amount to take from the bucket; 1 by default. */
  cost?: number;
};

export type KeyedLimit = Limit & { key: string };

export type Taken = { allowed: true } | { allowed: false; retryAfterMs: number };

const longestQueue = 60;

/** Returns when the bucket is full; an impossibly late time, stored before the clock was set back, counts as now. */
const fullFrom = (fullAt: SQL, capacity: SQL) => sql`case
  when ${fullAt} > statement_timestamp() + ${capacity} + interval '1 second' then statement_timestamp()
  else greatest(${fullAt}, statement_timestamp()) end`;

/** Takes from one rate limit bucket. All servers share the bucket, and the database's clock measures the time. */
export function take(db: Db, key: string, limit: Limit): Promise<Taken> {
  return takeAll(db, [{ key, ...limit }]);
}

/** Checks whether a bucket contains enough without taking anything, for limits that count only failed attempts. */
export async function wouldGive(db: Db, key: string, { capacity, perSecond, cost = 1 }: Limit): Promise<Taken> {
  const isFull = fullFrom(sql`full_at`, seconds(capacity / perSecond));
  const { rows } = await db.execute<{ wait: number }>(sql`
    select extract(epoch from ${isFull} + ${seconds((cost - capacity) / perSecond)} - statement_timestamp())::float8 as wait
    from ${rateBucket} where key = ${key}`);
  const wait = Number(rows[0]?.wait ?? 0);
  return wait <= 0 ? { allowed: true } : { allowed: false, retryAfterMs: Math.ceil(wait * 1_000) };
}

const seconds = (count: number) => sql`${count}::float8 * interval '1 second'`;

/** Takes from each of these rate limit buckets, or from none if any of them does not contain enough. */
export async function takeAll(db: Db, limits: KeyedLimit[]): Promise<Taken> {
  if (limits.length === 1) return takeNow(db, limits);
  // In a flood of requests, this statement refuses most without locking a bucket or opening a transaction.
  const { rows } = await db.execute<{ wait: number }>(
    sql`with ${requestedFrom(limits)}, ${verdict} select wait::float8 from verdict`,
  );
  const wait = Number(rows[0]?.wait ?? 0);
  if (wait > 0) return { allowed: false, retryAfterMs: Math.ceil(wait * 1_000) };
  // All buckets are locked first. Otherwise another caller could empty one of them while this function takes from the
  // others.
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      with ${requestedFrom(limits)}
      insert into ${rateBucket} as bucket (key, full_at) select key, statement_timestamp() from requested order by key
      on conflict (key) do update set full_at = bucket.full_at`);
    return takeNow(tx, limits);
  });
}

/** Returns SQL for a common table expression with the amount requested from each bucket and the bucket's size. */
function requestedFrom(limits: KeyedLimit[]) {
  const requested = limits.map(
    ({ key, capacity, perSecond, cost = 1 }) =>
      sql`(${key}, ${seconds(cost / perSecond)}, ${seconds(capacity / perSecond)})`,
  );
  return sql`requested (key, cost, capacity) as (values ${sql.join(requested, sql`, `)})`;
}

/** A common table expression with the number of seconds until every bucket contains the amount requested from it. */
const verdict = sql`verdict as (
  select max(extract(epoch from ${fullFrom(sql`full_at`, sql`capacity`)} + cost - capacity - statement_timestamp())) as wait
  from requested left join ${rateBucket} using (key)
)`;

async function takeNow(db: Db, limits: KeyedLimit[]): Promise<Taken> {
  const capacity = sql`(select capacity from requested where requested.key = excluded.key)`;
  const next = sql`${fullFrom(sql`bucket.full_at`, capacity)} + (excluded.full_at - statement_timestamp())`;
  // The last `where` checks again, because a single bucket is not locked and another caller may have emptied it.
  const { rows } = await db.execute<{ taken: number; wait: number }>(sql`
    with ${requestedFrom(limits)}, ${verdict}, taken as (
      insert into ${rateBucket} as bucket (key, full_at)
      select key, statement_timestamp() + cost from requested where (select wait <= 0 from verdict) order by key
      on conflict (key) do update set full_at = ${next} where ${next} - ${capacity} <= statement_timestamp()
      returning 1
    )
    select (select count(*) from taken)::int as taken, wait::float8 from verdict`);
  const [row] = rows;
  if (row?.taken === limits.length) return { allowed: true };
  return { allowed: false, retryAfterMs: Math.ceil(Math.max(Number(row?.wait ?? 0) * 1_000, 1)) };
}

/**
 * Reserves the next free time slot when `perSecond` slots per second are available; returns the milliseconds until that
 * slot.
 */
export async function reserve(db: Db, key: string, perSecond: number): Promise<number> {
  const { rows } = await db.execute<{ wait: number }>(sql`
    insert into ${rateBucket} as bucket (key, full_at) values (${key}, statement_timestamp() + ${1 / perSecond}::float8 * interval '1 second')
    on conflict (key) do update set full_at = ${1 / perSecond}::float8 * interval '1 second' + case
      when bucket.full_at > statement_timestamp() + ${longestQueue}::float8 * interval '1 second' then statement_timestamp()
      else greatest(bucket.full_at, statement_timestamp()) end
    returning extract(epoch from full_at - statement_timestamp())::float8 - ${1 / perSecond}::float8 as wait`);
  return Math.max(0, Math.ceil(Number(rows[0]?.wait ?? 0) * 1_000));
}

/** Fills a bucket again, so that earlier use has no effect any more. */
export async function giveBack(db: Db, key: string) {
  await db.delete(rateBucket).where(eq(rateBucket.key, key));
}

/** A missing bucket counts as full. Locked buckets are skipped, because waiting for a lock could cause a deadlock. */
export async function forgetFullBuckets(db: Db) {
  const full = db
    .select({ key: rateBucket.key })
    .from(rateBucket)
    .where(lt(rateBucket.fullAt, sql`now()`))
    .for("update", { skipLocked: true });
  await db.delete(rateBucket).where(inArray(rateBucket.key, full));
}
