import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { folded } from "../../platform/db/search-column.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { PaidPlan } from "../plan/plan.ts";
import type { Role } from "./viewer.ts";

/** A person with an account. The role is never taken from a form. */
export const person = pgTable(
  "person",
  {
    id: text().primaryKey(),
    /** In lower case. */
    email: text().notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    name: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    role: text().$type<Role>().notNull(),
    lang: text().$type<Lang>().notNull(),
    requestedPlan: text("requested_plan").$type<PaidPlan>(),
    /** The verdict of the person's latest `investor_decision`; null if there is none. */
    verdict: text().$type<"yes" | "no">(),
    createdAt: at("created_at").notNull().defaultNow(),
    updatedAt: at("updated_at").notNull().defaultNow(),
    /** When the person last signed in. Unused accounts are deleted (see domain/privacy). */
    lastSignInAt: at("last_sign_in_at").notNull().defaultNow(),
    search: text().generatedAlwaysAs(folded(sql`email || ' ' || name || ' ' || first_name || ' ' || last_name`)),
  },
  (table) => [
    index("person_unused").on(table.lastSignInAt),
    index("person_search").using("gin", table.search.op("gin_trgm_ops")),
    index("person_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("person_role").on(table.role, table.createdAt, table.id),
    index("person_unverified")
      .on(table.createdAt, table.id)
      .where(sql`not email_verified`),
    index("person_waits")
      .on(table.createdAt, table.id)
      .where(sql`role = 'investor' and verdict is null`),
    index("person_verdict")
      .on(table.verdict, table.createdAt, table.id)
      .where(sql`role = 'investor'`),
    index("person_asks")
      .on(table.createdAt, table.id)
      .where(sql`requested_plan is not null`),
    check("person_role_known", sql`${table.role} in ('founder', 'investor', 'team', 'admin')`),
    check("person_plan_known", sql`${table.requestedPlan} in ('visible', 'elite')`),
    check("person_verdict_known", sql`${table.verdict} in ('yes', 'no')`),
    check("person_lang_known", sql`${table.lang} in ('en', 'fr')`),
    check("person_email_folded", sql`${table.email} = lower(${table.email})`),
  ],
);

export const itsPerson = () =>
  text()
    .notNull()
    .references(() => person.id, { onDelete: "cascade" });

export const itsPersonId = () =>
  text("person_id")
    .notNull()
    .references(() => person.id, { onDelete: "cascade" });

/** A decision on whether an investor may see the deal flow. The latest decision counts. */
export const investorDecision = pgTable(
  "investor_decision",
  {
    id: uuid().primaryKey(),
    personId: itsPersonId(),
    verdict: text().$type<"yes" | "no">().notNull(),
    author: text().notNull(),
    reason: text().notNull(),
    /**
     * The name of the investor's firm at the time of an approval, which startups continue to see if the investor
     * changes the name. Null if the name was not recorded.
     */
    firm: text(),
    decidedAt: at("decided_at").notNull().defaultNow(),
  },
  (table) => [
    index("investor_decision_of").on(table.personId, table.decidedAt),
    check("investor_decision_known", sql`${table.verdict} in ('yes', 'no')`),
    check("investor_decision_signed", sql`trim(${table.author}) <> '' and trim(${table.reason}) <> ''`),
  ],
);

export const personBlock = pgTable(
  "person_block",
  {
    id: uuid().primaryKey(),
    personId: itsPersonId(),
    author: text().notNull(),
    reason: text().notNull(),
    blockedAt: at("blocked_at").notNull().defaultNow(),
    liftedBy: text("lifted_by"),
    liftedAt: at("lifted_at"),
  },
  (table) => [
    index("person_block_of").on(table.personId),
    // Allows at most one active block per person, even when several administrators block the person at the same time.
    uniqueIndex("person_blocked")
      .on(table.personId)
      .where(sql`lifted_at is null`),
    check("person_block_signed", sql`trim(${table.author}) <> '' and trim(${table.reason}) <> ''`),
  ],
);
