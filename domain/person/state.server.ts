import { randomUUID } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { PaidPlan } from "../plan/plan.ts";
import { investorDecision, person } from "./person.table.ts";

// These conditions name columns in plain text, because Drizzle would omit the table, and `id` would mean the subquery's
// column.

/** A request counts only while its author has a seat in a startup, because plans belong to startups. */
const hasRequest = sql`(person.requested_plan is not null and person.role = 'founder'
  and exists (select 1 from startup_seat s where s.person = person.id))`;

/** `triers` are the people who start the free trial of the plan themselves, so that the team has nothing to answer. */
export const asksForPlan = (triers: readonly string[]) =>
  sql<boolean>`(${hasRequest} and person.id <> all(${sql.param(triers)}::text[]))`;

/** The plan that a person asks for; null if the request does not count. */
export const askedPlan = sql<PaidPlan | null>`case when ${hasRequest} then person.requested_plan end`;

export const isBlocked = sql<boolean>`exists (select 1 from person_block b where b.person_id = person.id and b.lifted_at is null)`;

/** The order of the decisions on an investor, of which the newest counts. */
export const newestFirst = [desc(investorDecision.decidedAt), desc(investorDecision.id)];

export async function recordDecision(tx: Db, decision: Omit<typeof investorDecision.$inferInsert, "id">) {
  const id = randomUUID();
  await tx.insert(investorDecision).values({ id, ...decision });
  await tx.update(person).set({ verdict: decision.verdict }).where(eq(person.id, decision.personId));
  return id;
}

/** Returns the id of the newest decision on an investor, or "" if there is none. */
export async function newestDecision(db: Db, id: string) {
  const [found] = await db
    .select({ id: investorDecision.id })
    .from(investorDecision)
    .where(eq(investorDecision.personId, id))
    .orderBy(...newestFirst)
    .limit(1);
  return found?.id ?? "";
}

export async function verdictOn(db: Db, id: string) {
  const [found] = await db.select({ verdict: person.verdict }).from(person).where(eq(person.id, id));
  return found?.verdict ?? null;
}
