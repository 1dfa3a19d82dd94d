import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { person } from "./person.table.ts";

/** How many investors wait for somebody's yes or no, up to 1,000, and since when the first of them. */
export async function investorsWaiting(db: Db) {
  const { rows } = await db.execute<{ count: number; since: string | null }>(sql`
    select count(*)::int as count, min(created_at)::text as since from (
      select created_at from ${person} where role = 'investor'
        and not exists (select from investor_decision where investor_decision.person_id = ${person.id})
      order by created_at limit 1000) waiting`);
  const [row] = rows;
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null };
}
