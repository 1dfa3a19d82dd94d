import { lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { rateBucket } from "./bucket.table.ts";

export type Limit = {
  /** What may be taken at once from a full bucket. */
  capacity: number;
  perSecond: number;
  /** 1 when left out. */
  cost?: number;
};

export type Taken = { allowed: true } | { allowed: false; retryAfterMs: number };

const longestQueue = 60;

/** When a bucket is full. Further away than an empty one's it was written before the clock was set back: it is full now. */
const fullFrom = (fullAt: SQL, capacity: SQL) => sql`case
  when ${fullAt} > statement_timestamp() + ${capacity} + interval '1 second' then statement_timestamp()
  else greatest(${fullAt}, statement_timestamp()) end`;

const askedOf = (column: SQL) => sql`(select ${column} from asked where asked.key = excluded.key)`;
const cost = askedOf(sql`cost`);
const capacity = askedOf(sql`capacity`);

/** Takes from one bucket, shared by all servers and measured by the database's clock. */
export function take(db: Db, key: string, limit: Limit): Promise<Taken> {
  return takeAll(db, [{ key, ...limit }]);
}

/** Takes from every bucket or is refused by one; what was refused costs nothing. */
export async function takeAll(db: Db, limits: ({ key: string } & Limit)[]): Promise<Taken> {
  const asked = limits.map(({ key, capacity, perSecond, cost = 1 }) => ({
    key,
    cost: cost / perSecond,
    capacity: capacity / perSecond,
  }));
  // Looking first keeps a refused caller from emptying the other buckets; the upsert looks again at what others
  // changed meanwhile.
  const { rows } = await db.execute<{ allowed: boolean; wait: number }>(sql`
    with asked as (
      select key, cost * interval '1 second' as cost, capacity * interval '1 second' as capacity
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as limits (key text, cost float8, capacity float8)
    ), seen as (
      select asked.*, ${fullFrom(sql`bucket.full_at`, sql`capacity`)} + cost as next
      from asked left join ${rateBucket} bucket using (key)
    ), verdict as (
      select bool_and(next - statement_timestamp() <= capacity) as allowed,
        max(extract(epoch from next - statement_timestamp() - capacity)) as wait
      from seen
    ), taken as (
      insert into ${rateBucket} as bucket (key, full_at)
      select key, next from seen where (select allowed from verdict) order by key
      on conflict (key) do update
        set full_at = ${fullFrom(sql`bucket.full_at`, capacity)} + ${cost}
        where ${fullFrom(sql`bucket.full_at`, capacity)} + ${cost} - ${capacity} <= statement_timestamp()
      returning 1
    )
    select (select count(*) from taken) = ${asked.length}::int as allowed, greatest(wait, 0)::float8 as wait from verdict`);
  const [row] = rows;
  if (row?.allowed) return { allowed: true };
  return { allowed: false, retryAfterMs: Math.ceil(Math.max(Number(row?.wait ?? 0) * 1_000, 1)) };
}

/** Takes the next free place in a row spaced `perSecond`; resolves to the milliseconds until that place comes. */
export async function reserve(db: Db, key: string, perSecond: number): Promise<number> {
  const { rows } = await db.execute<{ wait: number }>(sql`
    insert into ${rateBucket} as bucket (key, full_at) values (${key}, statement_timestamp() + ${1 / perSecond}::float8 * interval '1 second')
    on conflict (key) do update set full_at = ${1 / perSecond}::float8 * interval '1 second' + case
      when bucket.full_at > statement_timestamp() + ${longestQueue}::float8 * interval '1 second' then statement_timestamp()
      else greatest(bucket.full_at, statement_timestamp()) end
    returning extract(epoch from full_at - statement_timestamp())::float8 - ${1 / perSecond}::float8 as wait`);
  return Math.max(0, Math.ceil(Number(rows[0]?.wait ?? 0) * 1_000));
}

/** Deletes the full buckets, which are as good as absent. */
export async function forgetFullBuckets(db: Db) {
  await db.delete(rateBucket).where(lt(rateBucket.fullAt, sql`now()`));
}
