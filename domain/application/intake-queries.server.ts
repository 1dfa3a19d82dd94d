import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { application } from "./application.table.ts";

// The condition has no query parameters, because otherwise PostgreSQL would not use the partial index
// `application_accepted`.
const isAcceptedForSomebody = sql`(standing = 'accepted' or shown_standing = 'accepted')`;

async function countByIntake(db: Db, intakes: string[], condition: SQL) {
  const rows = await db
    .select({ intake: application.intake, accepted: sql<number>`count(*)::int` })
    .from(application)
    .where(and(inArray(application.intake, intakes), condition))
    .groupBy(application.intake);
  return new Map(rows.map(({ intake, accepted }) => [intake, accepted]));
}

/** A place that a startup loses becomes free only when the startup has been informed. */
export const placesTaken = (db: Db, intakes: string[]) => countByIntake(db, intakes, isAcceptedForSomebody);

/** Returns the number of startups in each intake whose acceptance has been sent, for public pages. */
export const acceptedByIntake = (db: Db, intakes: string[]) =>
  countByIntake(db, intakes, sql`${isAcceptedForSomebody} and shown_standing = 'accepted'`);

export async function intakesAppliedFor(db: Db, actor: Actor) {
  mustHave(actor, "applications");
  // Reads the distinct intakes by one index lookup each, because `select distinct` would read all applications.
  const { rows } = await db.execute<{ intake: string | null }>(sql`
    with recursive known as (
      (select intake from ${application} order by intake desc limit 1)
      union all
      select (select intake from ${application} where intake < known.intake order by intake desc limit 1) from known where known.intake is not null
    ) select intake from known where intake is not null limit 60`);
  return rows.flatMap(({ intake }) => (intake ? [intake] : []));
}
