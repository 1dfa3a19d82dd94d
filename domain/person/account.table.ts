import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { AcceptedText, LinkPurpose, SessionStage } from "./account.ts";
import { itsPersonId } from "./person.table.ts";
import type { PaidPlan } from "../plan/plan.ts";
import type { Role } from "./viewer.ts";

export const credential = pgTable("credential", {
  personId: itsPersonId().primaryKey(),
  hash: text().notNull(),
  changedAt: at("changed_at").notNull().defaultNow(),
});

/** A browser session, possibly still waiting for the second factor. Only the digest of the session token is stored. */
export const loginSession = pgTable(
  "login_session",
  {
    id: uuid().primaryKey(),
    personId: itsPersonId(),
    digest: text().notNull().unique(),
    /** The person's role at sign-in. If the role changes, the session ends. */
    role: text().$type<Role>().notNull(),
    stage: text().$type<SessionStage>().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    seenAt: at("seen_at").notNull().defaultNow(),
    /** `address` is the network address used for rate limits; `device` is the browser's User-Agent. */
    address: text().notNull(),
    device: text().notNull(),
  },
  (table) => [
    index("login_session_of").on(table.personId),
    index("login_session_seen").on(table.seenAt),
    check("login_session_stage_known", sql`${table.stage} in ('open', 'code', 'enrolment')`),
  ],
);

/**
 * A submitted sign-up form. Opening the e-mailed link creates the account; without confirmation the row is deleted
 * later.
 */
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
    /** The seat invitation to show again after the account is created. */
    invitation: uuid(),
    createdAt: at("created_at").notNull().defaultNow(),
    /** When the last e-mail with the confirmation link was sent; the lifetime of the link starts then. */
    sentAt: at("sent_at"),
  },
  (table) => [
    index("sign_up_email").on(table.email),
    index("sign_up_oldest").on(table.createdAt),
    check("sign_up_role_known", sql`${table.role} in ('founder', 'investor')`),
  ],
);

/**
 * A single-use link for an account. The link's URL contains the row's `id` and a signature; the signature is not
 * stored.
 */
export const accountLink = pgTable(
  "account_link",
  {
    id: uuid().primaryKey(),
    personId: itsPersonId(),
    purpose: text().$type<LinkPurpose>().notNull(),
    email: text(),
    createdAt: at("created_at").notNull().defaultNow(),
    sentAt: at("sent_at"),
    usedAt: at("used_at"),
  },
  (table) => [index("account_link_of").on(table.personId), index("account_link_oldest").on(table.createdAt)],
);

/**
 * A person's authenticator app. Codes of the app are accepted only after the person has confirmed the app with a first
 * code.
 */
export const secondFactor = pgTable("second_factor", {
  personId: itsPersonId().primaryKey(),
  /** The authenticator app's key, encrypted with the installation's secret. */
  secret: text().notNull(),
  confirmedAt: at("confirmed_at"),
  /** The 30-second time step of the last accepted code. Codes of this or an earlier step are rejected. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

/** A single-use code that replaces a code from the authenticator app. Only the digest is stored. */
export const recoveryCode = pgTable("recovery_code", { personId: itsPersonId(), digest: text().notNull() }, (table) => [
  primaryKey({ columns: [table.personId, table.digest] }),
]);
