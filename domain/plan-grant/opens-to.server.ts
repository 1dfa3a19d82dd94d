import { inArray, sql } from "drizzle-orm";
import { paidPlans } from "../plan/plan.ts";
import { isOpen, type Right } from "../plan/rights.ts";

/** The ids of those to whom their plan opens a right that asks for one, on a day in Paris. */
export const opensTo = (right: Right, day: string) => sql`(
  select s.person_id from plan_grant s
  where ${inArray(
    sql`s.plan`,
    paidPlans.filter((plan) => isOpen(plan, right)),
  )}
    and s.starts_on <= ${day}::date
    and (s.ends_on is null or s.ends_on >= ${day}::date)
    and (s.ended_on is null or s.ended_on > ${day}::date)
)`;
