import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { paidPlans } from "../plan/plan.ts";
import { isOpen, opensOnTrial, type PaidRight } from "../plan/rights.ts";

const runsOn = (day: string | SQL) => sql`s.starts_on <= ${day}::date
    and (s.ends_on is null or s.ends_on >= ${day}::date)
    and (s.ended_on is null or s.ended_on > ${day}::date)`;

/** SQL for the ids of startups with a granted plan, not just a free trial, on a day in Paris. */
export const grantedOn = (day: string | SQL) => sql`(
  select s.startup from plan_grant s where s.source <> 'trial' and ${runsOn(day)}
)`;

/** SQL for the ids of startups that have Elite on a day in Paris, as a free trial too. */
export const eliteOn = (day: string | SQL) => sql`(
  select s.startup from plan_grant s where s.plan = 'elite' and ${runsOn(day)}
)`;

/** SQL for the ids of startups whose plan includes a paid right on a day in Paris. */
export const opensTo = (right: PaidRight, day: string | SQL) => sql`(
  select s.startup from plan_grant s
  where ${inArray(
    sql`s.plan`,
    paidPlans.filter((plan) => isOpen(plan, right)),
  )}
    ${opensOnTrial(right) ? sql`` : sql`and s.source <> 'trial'`}
    and ${runsOn(day)}
)`;

export async function opensToFounder(db: Db, right: PaidRight, founder: string, now = new Date()) {
  const { rows } = await db.execute<{ open: boolean }>(
    sql`select coalesce(${founder} in ${opensTo(right, parisDay(now))}, false) as open`,
  );
  return rows[0]?.open === true;
}

/** Checks whether a startup has a granted plan today, not just a free trial. */
export async function isGranted(db: Db, founder: string, now = new Date()) {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select coalesce(${founder} in ${grantedOn(parisDay(now))}, false) as "is"`,
  );
  return rows[0]?.is === true;
}
