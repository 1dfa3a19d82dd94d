import { sql } from "drizzle-orm";
import { beingErased } from "../person/erasure.server.ts";

// Columns are plain text, because Drizzle would drop the table name, and a subquery could read its own column.

/** SQL condition: the investor is approved and not blocked. */
export const isActiveInvestor = sql<boolean>`exists (
  select 1 from person i where i.id = introduction.investor and i.role = 'investor' and i.verdict = 'yes'
    and not exists (select 1 from person_block b where b.person_id = i.id and b.lifted_at is null))`;

/** SQL condition: the investor is active, not being erased, and not blocked by the startup. */
export const isShownToStartup = sql<boolean>`(
  ${isActiveInvestor}
  and introduction.investor not in (${beingErased})
  and not exists (
    select 1 from introduction_block k where k.founder = introduction.founder and k.investor = introduction.investor
  ))`;
