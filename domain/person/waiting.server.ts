import { type SQL, sql } from "drizzle-orm";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "./actor.ts";
import { hasNewFirm } from "./firm-seen.server.ts";
import { person } from "./person.table.ts";
import { asksForPlan, isBlocked } from "./state.server.ts";

/**
 * Returns the number of investors and of new firm names to approve, up to 1,000, the start of the longest wait, and the
 * number of investors whose account is older than the answer promised within `hours`.
 */
export function investorsWaiting(
  hours: number,
  actor: Actor,
): SQL<{ count: number; late: number; since: string | null }> {
  mustHave(actor, "accounts");
  return sql`
    select json_build_object('count', count(*), 'since', min(since),
      'late', count(*) filter (where verdict is null and since <= now() - ${hours}::float8 * interval '1 hour')) from (
      select verdict, case when verdict is null then created_at
        else (select i.updated_at from investor_profiles i where i.user_id = person.id) end as since
      from ${person} where role = 'investor' and (verdict is null or ${hasNewFirm}) and not ${isBlocked}
      order by since limit 1000) waiting`;
}

/**
 * Returns the number of founders with an open plan request, up to 1,000, without `triers`, who start the free trial
 * themselves. `only` is the founder's id if there is exactly one request.
 */
export function plansAskedFor(triers: readonly string[], actor: Actor): SQL<{ count: number; only: string | null }> {
  mustHave(actor, "plans");
  return sql`
    select json_build_object('count', count(*), 'only', case when count(*) = 1 then min(id) end) from (
      select id from ${person} where ${asksForPlan(triers)} limit 1000) asking`;
}
