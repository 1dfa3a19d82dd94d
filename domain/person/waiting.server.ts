import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mayHandlePeople } from "./access.ts";
import type { By } from "./by.ts";
import { person } from "./person.table.ts";
import { asksForPlan } from "./state.server.ts";

/** How many investors wait for somebody's yes or no, up to 1,000, and since when the first of them. */
export async function investorsWaiting(db: Db, by: By) {
  mayHandlePeople(by);
  const { rows } = await db.execute<{ count: number; since: string | null }>(sql`
    select count(*)::int as count, min(created_at)::text as since from (
      select created_at from ${person} where role = 'investor'
        and not exists (select from investor_decision where investor_decision.person_id = ${person.id})
      order by created_at limit 1000) waiting`);
  const [row] = rows;
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null };
}

/** How many founders wait for the plan that they asked for, up to 1,000; `only` is the one where there is one. */
export async function plansAskedFor(db: Db, by: By) {
  mayHandlePeople(by);
  const { rows } = await db.execute<{ count: number; only: string | null }>(sql`
    select count(*)::int as count, min(id) as only from (
      select id from ${person} where ${asksForPlan} limit 1000) asking`);
  const [row] = rows;
  return { count: row?.count ?? 0, only: row?.count === 1 ? row.only : null };
}
