import { type SQL, sql } from "drizzle-orm";
import { job } from "../../platform/jobs/job.table.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenOrNone } from "../audit/closed.server.ts";
import { causes, type StuckFor } from "./cause.ts";
import { countBehind } from "./behind.server.ts";
import { causeOfJob } from "./cause.server.ts";
import { held, states } from "./list.server.ts";

const most = 1_000;

const countOf = (condition: SQL) =>
  sql<number>`select to_json(count(*)) from (select from ${job} where ${condition} limit ${most}) listed`;

export function heldDeliveries(actor: Actor) {
  mustHave(actor, "deliveries");
  return countOf(sql`${held} and ${isOpenOrNone(actor, job.subject)}`);
}

/** Returns the causes of stuck jobs, most severe first. Only the newest 1,000 stuck jobs are counted. */
export function stuckByCause(actor: Actor): SQL<StuckFor[]> {
  mustHave(actor, "deliveries");
  const ranks = sql.join(
    causes.map((cause) => sql`${cause}`),
    sql`, `,
  );
  return sql`
    select coalesce(json_agg(json_build_object('cause', cause, 'count', count, 'since', since, 'behind', behind) order by array_position(array[${ranks}], cause)), '[]')
    from (select cause, count(*), min(created_at) as since, sum(behind) as behind
      from (select ${causeOfJob} as cause, created_at, ${countBehind} as behind from ${job} where ${states.stuck} and ${isOpenOrNone(actor, job.subject)} order by seq desc limit ${most}) stuck
      group by cause) causes`;
}
