import { sql } from "drizzle-orm";
import { beingErased } from "../person/erasure.server.ts";

// Columns are written out, because Drizzle omits the table of `${introduction.investor}` when a query has no join.

/**
 * Condition on `introduction`: its investor is approved, blocked neither by us nor by the startup, and not being
 * erased. Requests of other investors are hidden from the startup and expire.
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
