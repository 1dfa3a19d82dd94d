import { sql } from "drizzle-orm";
import { beingErased } from "../person/erasure.server.ts";

// A column written as `${introduction.investor}` loses its table in the selection of a query without a join.

/**
 * Condition on `introduction`: its investor is approved, neither blocked by us nor by the startup, and not being erased.
 * A request of anybody else is not shown to the startup and runs out.
 */
export const isShownToStartup = sql<boolean>`(
  exists (
    select 1 from person i where i.id = introduction.investor and i.role = 'investor' and i.verdict = 'yes'
      and i.id not in (${beingErased})
      and not exists (select 1 from person_block b where b.person_id = i.id and b.lifted_at is null)
  )
  and not exists (
    select 1 from introduction_block k where k.founder = introduction.founder and k.investor = introduction.investor
  ))`;
