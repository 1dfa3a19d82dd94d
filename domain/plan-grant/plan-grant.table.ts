import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { itsStartup } from "../person/startup.table.ts";
import type { PaidPlan } from "../plan/plan.ts";

const day = (name: string) => date(name, { mode: "string" });

/** Apart from a free trial, a startup's grants never overlap. Days are in Paris time. */
export const planGrant = pgTable(
  "plan_grant",
  {
    id: uuid().primaryKey(),
    startup: itsStartup(),
    plan: text().$type<PaidPlan>().notNull(),
    startsOn: day("starts_on").notNull(),
    /** The last day of the plan, as set when the plan was granted; null for a plan without an end. */
    endsOn: day("ends_on"),
    grantedBy: text("granted_by").notNull(),
    reason: text().notNull(),
    /** "desk": granted by an administrator. "trial": a free trial started by the founder. */
    source: text().$type<"desk" | "trial">().notNull().default("desk"),
    grantedAt: at("granted_at").notNull().defaultNow(),
    /** The first day without the plan, if an administrator or a newer grant ended this grant early; otherwise null. */
    endedOn: day("ended_on"),
    endedBy: text("ended_by"),
    endReason: text("end_reason"),
    endedAt: at("ended_at"),
  },
  (table) => [
    index("plan_grant_of").on(table.startup, table.grantedAt),
    uniqueIndex("plan_grant_one_trial")
      .on(table.startup)
      .where(sql`source = 'trial'`),
    check("plan_grant_source", sql`${table.source} in ('desk', 'trial')`),
    check("plan_grant_plan_known", sql`${table.plan} in ('visible', 'elite')`),
    check("plan_grant_ends_after_start", sql`${table.endsOn} >= ${table.startsOn}`),
    check("plan_grant_signed", sql`trim(${table.grantedBy}) <> '' and trim(${table.reason}) <> ''`),
    check(
      "plan_grant_ended_whole",
      sql`(${table.endedAt} is null) = (${table.endedOn} is null) and (${table.endedAt} is null) = (${table.endedBy} is null)`,
    ),
  ],
);

/** A keyed digest of an e-mail address, kept after the account is deleted to prevent a second trial. */
export const trialTaken = pgTable("trial_taken", {
  digest: text().primaryKey(),
  takenAt: at("taken_at").notNull().defaultNow(),
});
