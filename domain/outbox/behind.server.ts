import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { job } from "../../platform/jobs/job.table.ts";
import { crmQueue } from "../delivery/queues.server.ts";

const other = alias(job, "other");
const stuckOfItsContact = sql`from ${job} as other
  where ${other.queue} = ${job.queue} and ${other.key} = ${job.key} and ${other.state} = 'stuck'`;

/**
 * SQL condition for queued jobs that cannot run because an older job for the same CRM contact is stuck. The jobs for a
 * contact run in order.
 */
export const isBehind: SQL<boolean> = sql`(${job.queue} = ${crmQueue.name} and ${job.state} = 'queued'
  and exists (select 1 ${stuckOfItsContact} and ${other.seq} < ${job.seq}))`;

/**
 * SQL for the number of jobs that wait behind a stuck job. If a CRM contact has several stuck jobs, the waiting jobs
 * are counted only for the oldest stuck job, so that no waiting job is counted twice.
 */
export const countBehind: SQL<number> = sql`case
  when ${job.queue} = ${crmQueue.name} and ${job.seq} = (select min(${other.seq}) ${stuckOfItsContact})
  then (select count(*) from ${job} as other
    where ${other.queue} = ${job.queue} and ${other.key} = ${job.key} and ${other.state} = 'queued' and ${other.seq} > ${job.seq})
  else 0 end`;
