import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { type StrangerLimits, strangerPause, type StrangerQueue, strangerQueues } from "./stranger-mails.ts";
import { always, hourPause, isOfMailbox, soon, type Pause } from "./mail-limits.server.ts";

/**
 * Returns how long a stranger's e-mail must wait; all queues in `strangerQueues` share a mailbox's limits. The address
 * of an account has its own limits (`hasOwnLimits`), so that e-mails to made-up spellings of it delay none to its owner.
 */
export async function strangersPause(
  db: Db,
  queue: StrangerQueue,
  { id, key }: { id: string; key: string },
  limits: StrangerLimits,
  hasOwnLimits = false,
): Promise<Pause> {
  const names = sql.join(
    strangerQueues.map((name) => sql`${name}`),
    sql`, `,
  );
  const its = hasOwnLimits ? sql`key = ${key}` : isOfMailbox(key);
  const { rows } = await db.execute<{ queue: StrangerQueue; age: number; leaving: boolean }>(sql`
    select queue, extract(epoch from now() - finished_at)::float8 * 1000 as age, false as leaving from ${job}
    where queue in (${names}) and ${its} and state = 'done'
      and finished_at <= now() and finished_at > now() - interval '1 day'
    union all
    select queue, 0::float8, true from ${job}
    where queue in (${names}) and ${its} and state = 'queued' and lease_until > now() and id <> ${id}`);
  const now = Date.now();
  const all = rows.map(({ queue: of, age, leaving }) => ({ queue: of, at: now - age, leaving }));
  const already = strangerPause(
    queue,
    all.filter(({ leaving }) => !leaving),
    limits,
    now,
  );
  const address = already || (strangerPause(queue, all, limits, now) && soon());
  if (always.has(queue)) return { address, anybody: 0 };
  const { rows: whole } = await db.execute<{ anybody: number | null }>(
    sql`select ${hourPause(queue, limits.everybody)} as anybody`,
  );
  return { address, anybody: Math.max(0, whole[0]?.anybody ?? 0) };
}
