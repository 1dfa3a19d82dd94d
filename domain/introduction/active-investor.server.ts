import { sql } from "drizzle-orm";
import { beingErased } from "../person/erasure.server.ts";

// The SQL in this file contains column names as plain text, such as `introduction.investor`. In a query without a join,
// Drizzle would write the column without its table name, and a subquery could mistake it for a column of its own table.

/**
 * An SQL condition on `introduction`: the investor is approved, not blocked by the accelerator or the startup, and not
 * being erased. Requests of all other investors stay hidden from the startup.
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
