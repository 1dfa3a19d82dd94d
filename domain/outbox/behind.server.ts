import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { job } from "../../platform/jobs/job.table.ts";
import { crmQueue } from "../delivery/queues.server.ts";

const other = alias(job, "other");
const stuckOfItsContact = sql`from ${job} as other
  where ${other.queue} = ${job.queue} and ${other.key} = ${job.key} and ${other.state} = 'stuck'`;

/** Jobs for a CRM contact run in order, so a stuck job blocks later jobs. */
export const isBehind: SQL<boolean> = sql`(${job.queue} = ${crmQueue.name} and ${job.state} = 'queued'
  and exists (select 1 ${stuckOfItsContact} and ${other.seq} < ${job.seq}))`;

/** Counted only for a contact's oldest stuck job, so that no waiting job is counted twice. */
export const countBehind: SQL<number> = sql`case
  when ${job.queue} = ${crmQueue.name} and ${job.seq} = (select min(${other.seq}) ${stuckOfItsContact})
  then (select count(*) from ${job} as other
    where ${other.queue} = ${job.queue} and ${other.key} = ${job.key} and ${other.state} = 'queued' and ${other.seq} > ${job.seq})
  else 0 end`;
