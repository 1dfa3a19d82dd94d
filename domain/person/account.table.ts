import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { AcceptedText, LinkPurpose, SessionStage } from "./account.ts";
import { person } from "./person.table.ts";
import type { PaidPlan } from "../plan/plan.ts";
import type { Role } from "./viewer.ts";

const itsPerson = () =>
  text("person_id")
    .notNull()
    .references(() => person.id, { onDelete: "cascade" });

/** A person's password, as an Argon2id hash in PHC form. */
export const credential = pgTable("credential", {
  personId: text("person_id")
    .primaryKey()
    .references(() => person.id, { onDelete: "cascade" }),
  hash: text().notNull(),
  changedAt: at("changed_at").notNull().defaultNow(),
});

/** One browser that is signed in, or on its way there. Only the digest of its cookie is kept. */
export const loginSession = pgTable(
  "login_session",
  {
    id: uuid().primaryKey(),
    personId: itsPerson(),
    digest: text().notNull().unique(),
    /** The role it was opened with: another one ends it. */
    role: text().$type<Role>().notNull(),
    stage: text().$type<SessionStage>().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    seenAt: at("seen_at").notNull().defaultNow(),
    /** The network address that limits count, and what the browser says of itself. */
    address: text().notNull(),
    device: text().notNull(),
  },
  (table) => [
    index("login_session_of").on(table.personId),
    index("login_session_seen").on(table.seenAt),
    check("login_session_stage_known", sql`${table.stage} in ('open', 'code', 'enrolment')`),
  ],
);

/** What somebody filled in to get an account. It becomes a person when the mailed link is followed, and is forgotten otherwise. */
export const signUp = pgTable(
  "sign_up",
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    role: text().$type<"founder" | "investor">().notNull(),
    lang: text().$type<Lang>().notNull(),
    requestedPlan: text("requested_plan").$type<PaidPlan>(),
    hash: text().notNull(),
    accepted: jsonb().$type<AcceptedText[]>().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    /** When the last mail with its link left: the link's time counts from then. */
    sentAt: at("sent_at"),
  },
  (table) => [
    index("sign_up_email").on(table.email),
    index("sign_up_oldest").on(table.createdAt),
    check("sign_up_role_known", sql`${table.role} in ('founder', 'investor')`),
  ],
);

/** A link that does one thing once. What its address ends in is a keyed digest of the id, and stands in no table. */
export const accountLink = pgTable(
  "account_link",
  {
    id: uuid().primaryKey(),
    personId: itsPerson(),
    purpose: text().$type<LinkPurpose>().notNull(),
    /** The new address, where the link confirms one. */
    email: text(),
    createdAt: at("created_at").notNull().defaultNow(),
    /** When the mail with it left: its time counts from then. */
    sentAt: at("sent_at"),
    usedAt: at("used_at"),
  },
  (table) => [index("account_link_of").on(table.personId), index("account_link_oldest").on(table.createdAt)],
);

/** The authenticator app of a person: it counts once its first code was given. */
export const secondFactor = pgTable("second_factor", {
  personId: text("person_id")
    .primaryKey()
    .references(() => person.id, { onDelete: "cascade" }),
  /** Sealed with the installation's secret. */
  secret: text().notNull(),
  confirmedAt: at("confirmed_at"),
  /** The 30 seconds of the last code that was taken: neither it nor an older one is taken again. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

/** A code that stands in once for the authenticator app; only its digest is kept. */
export const recoveryCode = pgTable("recovery_code", { personId: itsPerson(), digest: text().notNull() }, (table) => [
  primaryKey({ columns: [table.personId, table.digest] }),
]);
