import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job, jobQueue } from "../../platform/jobs/job.table.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { columns as seen, deliveryOf } from "../delivery/delivery.server.ts";
import type { Served } from "../delivery/delivery.ts";

export async function deliveriesAbout(db: Db, actor: Actor, subjects: string[], served: Served) {
  mustHave(actor, "contacts");
  if (subjects.length === 0) return [];
  const rows = await db
    .select(seen)
    .from(job)
    .leftJoin(jobQueue, eq(jobQueue.queue, job.queue))
    .where(inArray(job.subject, subjects))
    .orderBy(asc(job.seq));
  return rows.map((row) => deliveryOf(row, served));
}
