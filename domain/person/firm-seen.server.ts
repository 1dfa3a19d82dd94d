import { sql } from "drizzle-orm";

// The SQL below names tables and columns as text, because Drizzle leaves out the table name of a column in a query
// without a join, and inside a subquery the name could then mean a column of the subquery's table.
const approved = sql`(select d.firm from investor_decision d where d.person_id = investor_profiles.user_id
  and d.verdict = 'yes' order by d.decided_at desc, d.id desc limit 1)`;

/**
 * SQL for the name of an investor's firm as others see it: the name that the accelerator's team has approved. Otherwise
 * an approved investor could take the name of another fund. The query must join `investor_profiles`.
 */
export const firmSeen = sql<string>`(case when investor_profiles.company_name = '' then ''
  else coalesce(${approved}, investor_profiles.company_name, '') end)`;

/** SQL condition on `investor_profiles`: the firm's name has changed since the team approved it. */
export const firmChanged = sql<boolean>`(${firmSeen} <> investor_profiles.company_name)`;

/** SQL condition on `person`: an approved investor's firm has a name that the team has not approved. */
export const hasNewFirm = sql<boolean>`(person.verdict = 'yes' and exists (
  select 1 from investor_profiles where investor_profiles.user_id = person.id and ${firmChanged}))`;
