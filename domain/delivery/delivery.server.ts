import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import { job, jobQueue } from "../../platform/jobs/job.table.ts";
import { wakeQueue } from "../../platform/jobs/jobs.server.ts";
import { timing } from "../../platform/jobs/timing.ts";
import type { Channel, Delivery, DeliveryState, Served } from "./delivery.ts";
import { emailQueues, limitReached, waitsForHour } from "./queues.server.ts";

const channels: Channel[] = ["crm", "mail", "application-mail", "operator-mail"];

const inTurn = Object.values(emailQueues).flatMap(({ name, waitsFor }) => (waitsFor === "unfinished" ? name : []));
const first = alias(job, "first");

export const columns = {
  id: job.id,
  subject: job.subject,
  queue: job.queue,
  state: job.state,
  attempts: job.attempts,
  lastError: job.lastError,
  createdAt: job.createdAt,
  lastAttemptAt: job.lastAttemptAt,
  finishedAt: job.finishedAt,
  runAt: job.runAt,
  pausedUntil: jobQueue.pausedUntil,
  inFlightMs: sql<
    number | null
  >`case when ${job.leaseUntil} > now() then extract(epoch from now() - ${job.lastAttemptAt})::float8 * 1000 end`,
  down: sql<boolean | null>`${jobQueue.failures} >= ${timing.breakerAfter}`,
  /** What delays the first queued e-mail to the same address, for which the later ones wait. */
  firstError: sql<string | null>`case when ${and(eq(job.state, "queued"), inArray(job.queue, inTurn))} then (
    select ${first.lastError} from ${job} as first
    where ${first.queue} = ${job.queue} and ${first.key} = ${job.key} and ${first.state} = 'queued'
    order by ${first.seq} limit 1) end`,
  limited: sql<boolean | null>`${jobQueue.pausedUntil} > now() and ${jobQueue.pauseReason} = 'limit'`,
};

/** An e-mail that somebody of the team causes later is no news of the form that was sent. */
const isOfForm = sql`coalesce(${job.data} ->> 'letter', '') <> 'pitch-answer'`;

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Db, leadIds: string[]) {
  return db
    .select(columns)
    .from(job)
    .leftJoin(jobQueue, eq(jobQueue.queue, job.queue))
    .where(and(inArray(job.subject, leadIds), inArray(job.queue, channels), isOfForm))
    .orderBy(asc(job.seq));
}

export async function deliveriesOf(db: Db, leadIds: string[], served: Served): Promise<Delivery[]> {
  if (leadIds.length === 0) return [];
  return (await readRows(db, leadIds)).map((row) => deliveryOf(row, served));
}

export function deliveryOf(row: Row, served: Served): Delivery {
  const channel = row.queue as Channel;
  const state = stateOf(row, served.has(channel));
  const open = state === "queued" || state === "retrying" || state === "capped";
  const { id, attempts, lastError, createdAt, lastAttemptAt, inFlightMs } = row;
  return {
    id,
    leadId: row.subject ?? "",
    channel,
    state,
    attempts,
    lastError,
    createdAt,
    lastAttemptAt,
    deliveredAt: state === "delivered" ? row.finishedAt : null,
    nextAttemptAt: open
      ? new Date(Math.max(createdAt.getTime(), row.runAt.getTime(), row.pausedUntil?.getTime() ?? 0))
      : null,
    inFlightMs,
    channelDown: row.down ?? false,
  };
}

function stateOf(row: Row, served: boolean): DeliveryState {
  if (row.state === "done") return "delivered";
  if (row.state !== "queued") return row.state;
  if (!served) return "waiting";
  const error = row.lastError ?? row.firstError;
  if (error === limitReached) return "capped";
  if (error && error !== waitsForHour) return "retrying";
  return row.limited ? "capped" : "queued";
}

export async function retryStuck(db: Db, among: SQL) {
  const retried = await db
    .update(job)
    .set({ state: "queued", runAt: sql`now()`, firstAttemptAt: null, finishedAt: null, lastError: null })
    .where(and(eq(job.state, "stuck"), among))
    .returning({ queue: job.queue });
  return retried.map(({ queue }) => queue);
}

export async function retryDelivery(db: Db, id: string) {
  const [queue] = await retryStuck(db, eq(job.id, id));
  if (queue) wakeQueue(queue);
  return queue !== undefined;
}

/** Dismisses a delivery, so that deliveries behind it can be sent. Returns false if finished or being sent. */
export async function dismissDelivery(db: Db, id: string) {
  const [dismissed] = await db
    .update(job)
    .set({ state: "dismissed", finishedAt: sql`now()` })
    .where(
      and(eq(job.id, id), inArray(job.state, ["queued", "stuck"]), sql`coalesce(${job.leaseUntil} <= now(), true)`),
    )
    .returning({ queue: job.queue });
  if (dismissed) wakeQueue(dismissed.queue);
  return dismissed !== undefined;
}
