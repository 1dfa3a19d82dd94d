import { type SQL, sql } from "drizzle-orm";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "./actor.ts";
import { person } from "./person.table.ts";
import { asksForPlan, isBlocked } from "./state.server.ts";

/** How many investors wait for somebody's yes or no, up to 1,000, and since when the first of them. */
export function investorsWaiting(actor: Actor): SQL<{ count: number; since: string | null }> {
  mustHave(actor, "accounts");
  return sql`
    select json_build_object('count', count(*), 'since', min(created_at)) from (
      select created_at from ${person} where role = 'investor' and verdict is null and not ${isBlocked}
      order by created_at limit 1000) waiting`;
}

/** How many founders wait for the plan that they asked for, up to 1,000; `only` is the one where there is one. */
export function plansAskedFor(actor: Actor): SQL<{ count: number; only: string | null }> {
  mustHave(actor, "plans");
  return sql`
    select json_build_object('count', count(*), 'only', case when count(*) = 1 then min(id) end) from (
      select id from ${person} where ${asksForPlan} limit 1000) asking`;
}
