import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { folded } from "../../platform/db/search-column.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { PaidPlan } from "../plan/plan.ts";
import type { Role } from "./viewer.ts";

/** A person with an account. Only the server sets the role, never a form. */
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
    /** The verdict of the person's latest `investor_decision`; null without one. */
    verdict: text().$type<"yes" | "no">(),
    createdAt: at("created_at").notNull().defaultNow(),
    updatedAt: at("updated_at").notNull().defaultNow(),
    /** The last sign-in; unused accounts are deleted (domain/privacy). */
    lastSignInAt: at("last_sign_in_at").notNull().defaultNow(),
    search: text().generatedAlwaysAs(folded(sql`email || ' ' || name || ' ' || first_name || ' ' || last_name`)),
  },
  (table) => [
    index("person_unused").on(table.lastSignInAt),
    // The operator class comes from the extension pg_trgm.
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

/** The column of a row that belongs to a person and is deleted with them. */
export const itsPerson = () =>
  text()
    .notNull()
    .references(() => person.id, { onDelete: "cascade" });

/** The same, named "person_id". */
export const itsPersonId = () =>
  text("person_id")
    .notNull()
    .references(() => person.id, { onDelete: "cascade" });

/** Whether an investor may see the deal flow: the last decision counts. */
export const investorDecision = pgTable(
  "investor_decision",
  {
    id: uuid().primaryKey(),
    personId: itsPersonId(),
    verdict: text().$type<"yes" | "no">().notNull(),
    author: text().notNull(),
    reason: text().notNull(),
    decidedAt: at("decided_at").notNull().defaultNow(),
  },
  (table) => [
    index("investor_decision_of").on(table.personId, table.decidedAt),
    check("investor_decision_known", sql`${table.verdict} in ('yes', 'no')`),
    check("investor_decision_signed", sql`trim(${table.author}) <> '' and trim(${table.reason}) <> ''`),
  ],
);

/** A person is blocked while one of these is not lifted. */
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
    // At most one open block per person, even if several administrators block at once.
    uniqueIndex("person_blocked")
      .on(table.personId)
      .where(sql`lifted_at is null`),
    check("person_block_signed", sql`trim(${table.author}) <> '' and trim(${table.reason}) <> ''`),
  ],
);
