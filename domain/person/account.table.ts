import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { AcceptedText, LinkPurpose, SessionStage } from "./account.ts";
import { itsPersonId } from "./person.table.ts";
import type { PaidPlan } from "../plan/plan.ts";
import type { Role } from "./viewer.ts";

/** A person's password, as an Argon2id hash in PHC form. */
export const credential = pgTable("credential", {
  personId: itsPersonId().primaryKey(),
  hash: text().notNull(),
  changedAt: at("changed_at").notNull().defaultNow(),
});

/** A browser session, complete or in the middle of signing in. Only the digest of the cookie is stored. */
export const loginSession = pgTable(
  "login_session",
  {
    id: uuid().primaryKey(),
    personId: itsPersonId(),
    digest: text().notNull().unique(),
    /** The role at sign-in; a change of role ends the session. */
    role: text().$type<Role>().notNull(),
    stage: text().$type<SessionStage>().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    seenAt: at("seen_at").notNull().defaultNow(),
    /** The network address used for rate limits, and the User-Agent. */
    address: text().notNull(),
    device: text().notNull(),
  },
  (table) => [
    index("login_session_of").on(table.personId),
    index("login_session_seen").on(table.seenAt),
    check("login_session_stage_known", sql`${table.stage} in ('open', 'code', 'enrolment')`),
  ],
);

/** A sign-up form. Following the mailed link turns it into a person; otherwise it is deleted. */
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
    /** The seat invitation from which the person came to the sign-up form, opened again once the account exists. */
    invitation: uuid(),
    createdAt: at("created_at").notNull().defaultNow(),
    /** When the last mail with the link was sent; the link's lifetime starts then. */
    sentAt: at("sent_at"),
  },
  (table) => [
    index("sign_up_email").on(table.email),
    index("sign_up_oldest").on(table.createdAt),
    check("sign_up_role_known", sql`${table.role} in ('founder', 'investor')`),
  ],
);

/** A single-use link. The signed id in its URL is not stored. */
export const accountLink = pgTable(
  "account_link",
  {
    id: uuid().primaryKey(),
    personId: itsPersonId(),
    purpose: text().$type<LinkPurpose>().notNull(),
    email: text(),
    createdAt: at("created_at").notNull().defaultNow(),
    /** When the mail with the link was sent; the link's lifetime starts then. */
    sentAt: at("sent_at"),
    usedAt: at("used_at"),
  },
  (table) => [index("account_link_of").on(table.personId), index("account_link_oldest").on(table.createdAt)],
);

/** A person's authenticator app; it counts from its first confirmed code. */
export const secondFactor = pgTable("second_factor", {
  personId: itsPersonId().primaryKey(),
  /** The app's key, encrypted with the installation's secret. */
  secret: text().notNull(),
  confirmedAt: at("confirmed_at"),
  /** The 30-second step of the last accepted code; this code and older ones are refused from then on. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

/** A single-use code that replaces the authenticator app; only its digest is stored. */
export const recoveryCode = pgTable("recovery_code", { personId: itsPersonId(), digest: text().notNull() }, (table) => [
  primaryKey({ columns: [table.personId, table.digest] }),
]);
