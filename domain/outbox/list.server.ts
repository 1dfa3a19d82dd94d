import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { type Asked, type Order, type Place, placeIn, readPage } from "../../platform/db/keyset.server.ts";
import { job, jobQueue } from "../../platform/jobs/job.table.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import type { By } from "../person/by.ts";
import { mayHandleDeliveries } from "./access.ts";
import { columns as seen, deliveryOf } from "../delivery/delivery.server.ts";
import type { Served } from "../delivery/delivery.ts";
import { deliveryDismissal } from "./dismissal.table.ts";
import { noteLook } from "../audit/look.server.ts";

/** What the lists ask a job's state by; without one, all of them. */
export const listedStates = ["stuck", "queued", "held", "done", "dismissed"] as const;
type ListedState = (typeof listedStates)[number];

/** Empty fields ask for nothing; `email` is a whole address. */
export type DeliveryFilter = { state: ListedState | ""; queue: string; email: string };

const newest: Order = { by: [{ key: job.seq, kind: "number" }], newestFirst: true };

const columns = { ...seen, key: job.key, place: placeIn(newest) };

/** Its queue has sent as much as it may in an hour. */
const held = sql`state = 'queued'
  and queue in (select ${jobQueue.queue} from ${jobQueue} where pause_reason = 'limit' and paused_until > now())`;

const states = {
  stuck: sql`state = 'stuck'`,
  queued: sql`state = 'queued'`,
  done: sql`state = 'done'`,
  dismissed: sql`state = 'dismissed'`,
};
const conditions: Record<ListedState, SQL> = { ...states, held };

/** The rows of one page: of one address, or the first of each state, so that each part is one walk in an index. */
function pageOf({ state, queue, email }: DeliveryFilter, { where, orderBy, limit }: Asked) {
  const order = sql.join(orderBy, sql`, `);
  const about = and(where, queue ? eq(job.queue, queue) : undefined);
  const part = (condition: SQL) =>
    sql`(select ${job.id} from ${job} where ${and(condition, about)} order by ${order} limit ${limit})`;
  if (email) return part(and(eq(job.key, email.toLowerCase()), state ? conditions[state] : undefined) ?? sql`true`);
  if (state) return part(conditions[state]);
  return sql`(${sql.join(Object.values(states).map(part), sql` union all `)})`;
}

const pageSize = 50;

/** Jobs under a filter, newest first, each with the state that is true of it now. */
export async function listDeliveries(
  db: Db,
  filter: DeliveryFilter,
  served: Served,
  place: Place,
  by: By,
  size = pageSize,
) {
  mayHandleDeliveries(by);
  const page = await readPage(newest, place, size, (asked) =>
    db
      .select(columns)
      .from(job)
      .leftJoin(jobQueue, eq(jobQueue.queue, job.queue))
      .where(sql`${job.id} in ${pageOf(filter, asked)}`)
      .orderBy(...asked.orderBy)
      .limit(asked.limit),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...deliveryOf(row, served), email: row.key, place: row.place })),
  };
}

/** One delivery with what it carries; undefined when there is none. The look is noted in the audit log. */
export async function readDelivery(db: Db, id: string, served: Served, by: By) {
  mayHandleDeliveries(by);
  const [row] = await db
    .select({ ...columns, data: job.data })
    .from(job)
    .leftJoin(jobQueue, eq(jobQueue.queue, job.queue))
    .where(eq(job.id, id));
  if (!row) return undefined;
  const [dismissal] = await db
    .select({ reason: deliveryDismissal.reason, dismissedAt: deliveryDismissal.dismissedAt, author: nameOf })
    .from(deliveryDismissal)
    .leftJoin(person, eq(person.id, deliveryDismissal.author))
    .where(eq(deliveryDismissal.jobId, id));
  await noteLook(db, { kind: "delivery", id }, { actor: by.viewer.id, address: by.address });
  return { ...deliveryOf(row, served), email: row.key, data: row.data, dismissal: dismissal ?? null };
}

const mostAbout = 300;

/** Everything that left, or is to leave, because of these leads and the applications that they began. */
export async function deliveriesAbout(db: Db, subjects: string[], served: Served, by: By) {
  mayHandleDeliveries(by);
  if (subjects.length === 0) return [];
  const rows = await db
    .select(seen)
    .from(job)
    .leftJoin(jobQueue, eq(jobQueue.queue, job.queue))
    .where(inArray(job.subject, subjects))
    .orderBy(asc(job.seq))
    .limit(mostAbout);
  return rows.map((row) => deliveryOf(row, served));
}

const most = 1_000;

const countOf = (condition: SQL) =>
  sql<number>`select to_json(count(*)) from (select from ${job} where ${condition} limit ${most}) listed`;

/** How many deliveries a queue's hourly limit holds back, up to 1,000. */
export function heldDeliveries(by: By) {
  mayHandleDeliveries(by);
  return countOf(held);
}

/** How many deliveries are stuck, up to 1,000. */
export function stuckDeliveries(by: By) {
  mayHandleDeliveries(by);
  return countOf(states.stuck);
}
