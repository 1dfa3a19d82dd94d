import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { person } from "./person.table.ts";

// A column written as `${person.id}` loses its table in the selection of a query without a join.

/** Of the table `person`: the last decision on an investor; null while nobody has decided. */
export const lastVerdict = sql<"yes" | "no" | null>`(select d.verdict from investor_decision d
  where d.person_id = person.id order by d.decided_at desc, d.id desc limit 1)`;

/** Of the table `person`: whether a founder waits for a plan. */
export const asksForPlan = sql<boolean>`person.requested_plan is not null and person.role = 'founder'`;

/** Of the table `person`: whether they are shut out. */
export const isBlocked = sql<boolean>`exists (select 1 from person_block b where b.person_id = person.id and b.lifted_at is null)`;

/** What was decided on this investor last; null while nobody has. */
export async function verdictOn(db: Db, id: string) {
  const [found] = await db.select({ verdict: lastVerdict }).from(person).where(eq(person.id, id));
  return found?.verdict ?? null;
}
