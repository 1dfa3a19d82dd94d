import { type SQL, sql } from "drizzle-orm";
import { beingErased } from "../person/erasure.server.ts";

// Columns are plain text, because Drizzle would drop the table name, and a subquery could read its own column.

const isActive = (investor: SQL) => sql<boolean>`exists (
    select 1 from person i where i.id = ${investor} and i.role = 'investor' and i.verdict = 'yes'
      and i.id not in (${beingErased})
      and not exists (select 1 from person_block b where b.person_id = i.id and b.lifted_at is null))`;

/** SQL condition: the investor is approved, not being erased, and not blocked by the team. */
export const isOfActiveInvestor = isActive(sql`introduction.investor`);

const isShownTo = (startup: SQL, investor: SQL) => sql<boolean>`(
  ${isActive(investor)}
  and not exists (select 1 from introduction_block k where k.founder = ${startup} and k.investor = ${investor}))`;

/** SQL condition: the investor is approved, not being erased, and blocked neither by the team nor by the startup. */
export const isShownToStartup = isShownTo(sql`introduction.founder`, sql`introduction.investor`);

/** SQL condition: the same of an investor who follows the startup. */
export const isShownFollower = isShownTo(sql`follow.startup`, sql`follow.investor`);
