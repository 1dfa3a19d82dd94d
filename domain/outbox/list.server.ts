import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import {
  byDate,
  type DateSort,
  type PageQuery,
  type Order,
  type Place,
  placeIn,
  readPage,
} from "../../platform/db/keyset.server.ts";
import { job, jobQueue } from "../../platform/jobs/job.table.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenOrNone } from "../audit/closed.server.ts";
import { columns as seen, deliveryOf } from "../delivery/delivery.server.ts";
import type { Served } from "../delivery/delivery.ts";
import type { Cause } from "./cause.ts";
import { isBehind } from "./behind.server.ts";
import { causeOfJob } from "./cause.server.ts";
import { deliveryDismissal } from "./dismissal.table.ts";
import { recordAccess } from "../audit/record-access.server.ts";

export const listedStates = ["stuck", "queued", "held", "done", "dismissed"] as const;
type ListedState = (typeof listedStates)[number];

/** Empty fields match everything; `email` must be complete, and `cause` matches only stuck deliveries. */
export type DeliveryFilter = {
  state: ListedState | "";
  queue: string;
  email: string;
  cause: Cause | "";
  sort?: DateSort;
};

const newest: Order = { by: [{ key: job.seq, kind: "number" }], newestFirst: true };

const columns = {
  ...seen,
  key: job.key,
  cause: sql<Cause | null>`case when job.state = 'stuck' then ${causeOfJob} end`,
  place: placeIn(newest),
};

/** SQL condition for queued jobs whose queue is paused by its hourly limit. */
export const held = sql`state = 'queued'
  and queue in (select ${jobQueue.queue} from ${jobQueue} where pause_reason = 'limit' and paused_until > now())`;

export const states = {
  stuck: sql`state = 'stuck'`,
  queued: sql`state = 'queued'`,
  done: sql`state = 'done'`,
  dismissed: sql`state = 'dismissed'`,
};
const conditions: Record<ListedState, SQL> = { ...states, held };

/** Combines the newest rows of each state, so that every part can use an index. */
function pageOf(actor: Actor, { state, queue, email, cause }: DeliveryFilter, { where, orderBy, limit }: PageQuery) {
  const order = sql.join(orderBy, sql`, `);
  const isFor = cause ? sql`job.state = 'stuck' and ${causeOfJob} = ${cause}` : undefined;
  const about = and(where, queue ? eq(job.queue, queue) : undefined, isFor, isOpenOrNone(actor, job.subject));
  const part = (condition: SQL) =>
    sql`(select ${job.id} from ${job} where ${and(condition, about)} order by ${order} limit ${limit})`;
  if (email) return part(and(eq(job.key, emailKey(email)), state ? conditions[state] : undefined) ?? sql`true`);
  if (state) return part(conditions[state]);
  return sql`(${sql.join(Object.values(states).map(part), sql` union all `)})`;
}

export async function listDeliveries(db: Db, actor: Actor, filter: DeliveryFilter, served: Served, place: Place) {
  mustHave(actor, "deliveries");
  const page = await readPage(byDate(newest, filter.sort), place, (query) =>
    db
      .select(columns)
      .from(job)
      .leftJoin(jobQueue, eq(jobQueue.queue, job.queue))
      .where(sql`${job.id} in ${pageOf(actor, filter, query)}`)
      .orderBy(...query.orderBy)
      .limit(query.limit),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...deliveryOf(row, served),
      ...{ email: row.key, cause: row.cause, place: row.place },
    })),
  };
}

export async function readDelivery(db: Db, actor: Actor, id: string, served: Served) {
  mustHave(actor, "deliveries");
  const [row] = await db
    .select({ ...columns, data: job.data, isBehind })
    .from(job)
    .leftJoin(jobQueue, eq(jobQueue.queue, job.queue))
    .where(and(eq(job.id, id), isOpenOrNone(actor, job.subject)));
  if (!row) return undefined;
  const [dismissal] = await db
    .select({ reason: deliveryDismissal.reason, dismissedAt: deliveryDismissal.dismissedAt, author: nameOf })
    .from(deliveryDismissal)
    .leftJoin(person, eq(person.id, deliveryDismissal.author))
    .where(eq(deliveryDismissal.jobId, id));
  await recordAccess(db, actor, { kind: "delivery", id });
  const { key: email, cause, data, isBehind: behind } = row;
  const delivery = deliveryOf(row, served);
  const nextAttemptAt = behind ? null : delivery.nextAttemptAt;
  return { ...delivery, nextAttemptAt, isBehind: behind, email, cause, data, dismissal: dismissal ?? null };
}
