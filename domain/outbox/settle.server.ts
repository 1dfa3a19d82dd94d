import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/db/database.server.ts";
import { paragraphs } from "../../platform/http/fields.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { wakeQueue } from "../../platform/jobs/jobs.server.ts";
import { audit } from "../audit/audit.server.ts";
import { dismissDelivery, retryDelivery, retryStuck } from "../delivery/delivery.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenOrNone } from "../audit/closed.server.ts";
import type { AuditAction } from "../audit/entry.ts";
import type { Cause } from "./cause.ts";
import { causeOfJob } from "./cause.server.ts";
import { deliveryDismissal } from "./dismissal.table.ts";

export const dismissalForm = z.object({
  reason: paragraphs(500, "reasonTooLong").pipe(z.string().min(1, "reasonRequired")),
});

async function settled(db: Db, actor: Actor, id: string, action: AuditAction, settle: (tx: Db) => Promise<boolean>) {
  mustHave(actor, "deliveries");
  const done = await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ state: job.state, queue: job.queue })
      .from(job)
      .where(and(eq(job.id, id), isOpenOrNone(actor, job.subject)));
    if (!before || !(await settle(tx))) return undefined;
    await audit(tx, actor, { action, object: { kind: "delivery", id }, before: { state: before.state } });
    return before.queue;
  });
  // Wakes the queue only after the commit, because a worker woken earlier might not see the new state yet.
  if (done) wakeQueue(done);
  return done !== undefined;
}

export const sendAgain = (db: Db, actor: Actor, id: string) =>
  settled(db, actor, id, "delivery.retry", (tx) => retryDelivery(tx, id));

export async function sendAllAgain(db: Db, actor: Actor, cause: Cause) {
  mustHave(actor, "deliveries");
  const queues = await db.transaction(async (tx) => {
    const sent = await retryStuck(tx, sql`${causeOfJob} = ${cause} and ${isOpenOrNone(actor, job.subject)}`);
    if (sent.length > 0) await audit(tx, actor, { action: "delivery.retry-all", after: { cause, count: sent.length } });
    return sent;
  });
  for (const queue of new Set(queues)) wakeQueue(queue);
  return queues.length;
}

/** Returns false if the job is finished or being sent. */
export const giveUp = (db: Db, actor: Actor, id: string, reason: string) =>
  settled(db, actor, id, "delivery.dismiss", async (tx) => {
    if (!(await dismissDelivery(tx, id))) return false;
    await tx.insert(deliveryDismissal).values({ jobId: id, author: actor.viewer.id, reason });
    return true;
  });
