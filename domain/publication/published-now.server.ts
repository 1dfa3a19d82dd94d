import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { paidPlans } from "../plan/plan.ts";
import { isOpen } from "../plan/rights.ts";
import { isBlocked } from "../person/state.server.ts";
import { person } from "../person/person.table.ts";
import { publication } from "./publication.table.ts";

const plans = paidPlans.filter((plan) => isOpen(plan, "publication"));

/** Of the table `person`: whether they asked to be erased and have not taken it back. */
const isLeaving = sql`exists (
  select 1 from privacy_request r where r.email = person.email and r.kind = 'erasure' and r.closed_at is null
)`;

const paysOn = (day: string) => sql`exists (
  select 1 from plan_grant s
  where s.person_id = person.id
    and ${inArray(sql`s.plan`, plans)}
    and s.starts_on <= ${day}::date
    and (s.ends_on is null or s.ends_on >= ${day}::date)
    and (s.ended_on is null or s.ended_on > ${day}::date)
)`;

/**
 * The profiles that investors can see at this moment: published, by a founder whose plan opens that today, who is
 * neither shut out nor being erased. Everything that an investor is shown of startups is read from here.
 */
export const publishedNow = (db: Db, now = new Date()) =>
  db
    .select({
      id: publication.id,
      founder: publication.founder,
      customers: publication.customers,
      deepTech: publication.deepTech,
      shown: publication.shown,
      publishedAt: publication.publishedAt,
      confirmedAt: publication.confirmedAt,
    })
    .from(publication)
    .innerJoin(person, eq(person.id, publication.founder))
    .where(
      and(
        isNull(publication.withdrawnAt),
        eq(person.role, "founder"),
        paysOn(parisDay(now)),
        sql`not ${isBlocked}`,
        sql`not ${isLeaving}`,
      ),
    )
    .as("published_now");
