import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { folded } from "../../platform/db/search-column.ts";
import type { Lang } from "../../platform/language/language.ts";
import { type LeadForm, messageForms } from "../form/forms.ts";
import { startup } from "../person/startup.table.ts";
import type { LeadSource, LeadStatus } from "./lead.ts";

const isSpam = sql`spam`;
const notSpam = sql`not spam`;
const untold = sql`not spam and not told and status = 'new'`;

/** The status is written as `status || ''`, so that the database chooses a partial index with this condition. */
export const unanswered = sql`not spam and status || '' = 'new' and (form in (${sql.raw(messageForms.map((form) => `'${form}'`).join(", "))}) or payload ->> 'message' <> '')`;

/** SQL condition for new pitch applications without a session. Uses literals, to match the partial index. */
export const isUntied = sql`form = 'pitch-application' and not spam and status = 'new' and payload ->> 'session' is null`;

export const lead = pgTable(
  "lead",
  {
    id: uuid().primaryKey(),
    form: text().$type<LeadForm>().notNull(),
    /** The idempotency key: a repeated submission with the same key creates no second lead. */
    key: text().notNull(),
    receipt: text().notNull().unique(),
    email: text().notNull(),
    /** The startup of a pitch application with a place or an answer; unchanged if the sender joins another startup. */
    startup: text().references(() => startup.id, { onDelete: "set null" }),
    /** Whether the startup of a pitch application was closed. Its application then counts for no other startup. */
    startupClosed: boolean("startup_closed").notNull().default(false),
    lang: text().$type<Lang>().notNull(),
    payload: jsonb().$type<Record<string, string | number>>().notNull(),
    source: jsonb().$type<LeadSource>().notNull(),
    spam: boolean().notNull().default(false),
    /** Whether a notice to the operator was queued when the lead was stored. */
    notified: boolean("told").notNull().default(false),
    status: text().$type<LeadStatus>().notNull().default("new"),
    createdAt: at("created_at")
      .notNull()
      .default(sql`now()`),
    /** The sender's name, normalised for sorting; empty if the form has no name field. */
    name: text()
      .notNull()
      .generatedAlwaysAs(
        sql`btrim(${folded(sql`left(coalesce(nullif(payload ->> 'fullName', ''), coalesce(payload ->> 'firstName', '') || ' ' || coalesce(payload ->> 'lastName', '')), 200)`)})`,
      ),
    /** The sender's e-mail address and all entered values, without the field names. */
    search: text().generatedAlwaysAs(
      folded(sql`email || ' ' || regexp_replace(left(payload::text, 4000), '"[A-Za-z]+": |\\\\.', ' ', 'g')`),
    ),
  },
  // The database scans these indexes backwards to list the newest leads first.
  (table) => [
    unique("lead_form_key").on(table.form, table.key),
    index("lead_created_at").on(table.createdAt.desc().nullsFirst()),
    index("lead_email").on(table.email, table.createdAt, table.id),
    index("lead_list").on(table.createdAt, table.id).where(notSpam),
    index("lead_list_form").on(table.form, table.createdAt, table.id).where(notSpam),
    index("lead_list_status").on(table.status, table.createdAt, table.id).where(notSpam),
    index("lead_list_form_status").on(table.form, table.status, table.createdAt, table.id).where(notSpam),
    index("lead_email_form").on(table.form, table.email, table.createdAt, table.id).where(notSpam),
    index("lead_email_status").on(table.status, table.email, table.createdAt, table.id).where(notSpam),
    index("lead_email_form_status").on(table.form, table.status, table.email, table.createdAt, table.id).where(notSpam),
    index("lead_name").on(table.name, table.createdAt, table.id).where(notSpam),
    index("lead_name_form").on(table.form, table.name, table.createdAt, table.id).where(notSpam),
    index("lead_name_status").on(table.status, table.name, table.createdAt, table.id).where(notSpam),
    index("lead_name_form_status").on(table.form, table.status, table.name, table.createdAt, table.id).where(notSpam),
    index("lead_untold").on(table.createdAt, table.id).where(untold),
    index("lead_untold_form").on(table.form, table.createdAt, table.id).where(untold),
    index("lead_untold_email").on(table.email, table.createdAt, table.id).where(untold),
    index("lead_untold_email_form").on(table.form, table.email, table.createdAt, table.id).where(untold),
    index("lead_untold_name").on(table.name, table.createdAt, table.id).where(untold),
    index("lead_untold_name_form").on(table.form, table.name, table.createdAt, table.id).where(untold),
    index("lead_unanswered").on(table.createdAt, table.id).where(unanswered),
    index("lead_unanswered_form").on(table.form, table.createdAt, table.id).where(unanswered),
    index("lead_unanswered_email").on(table.email, table.createdAt, table.id).where(unanswered),
    index("lead_unanswered_email_form").on(table.form, table.email, table.createdAt, table.id).where(unanswered),
    index("lead_unanswered_name").on(table.name, table.createdAt, table.id).where(unanswered),
    index("lead_unanswered_name_form").on(table.form, table.name, table.createdAt, table.id).where(unanswered),
    index("lead_quiz")
      .on(table.createdAt, table.email)
      .where(sql`form = 'quiz' and not spam`),
    index("lead_guide")
      .on(table.email, table.createdAt)
      .where(sql`form = 'guide' and not spam`),
    index("lead_untied").on(table.id).where(isUntied),
    index("lead_startup")
      .on(table.startup)
      .where(sql`startup is not null`),
    index("lead_spam").on(table.createdAt, table.id).where(isSpam),
    index("lead_spam_form").on(table.form, table.createdAt, table.id).where(isSpam),
    index("lead_spam_email").on(table.email, table.createdAt, table.id).where(isSpam),
    index("lead_spam_email_form").on(table.form, table.email, table.createdAt, table.id).where(isSpam),
    index("lead_spam_name").on(table.name, table.createdAt, table.id).where(isSpam),
    index("lead_spam_name_form").on(table.form, table.name, table.createdAt, table.id).where(isSpam),
    index("lead_search").using("gin", table.search.op("gin_trgm_ops")),
    check("lead_status_known", sql`${table.status} in ('new', 'answered', 'closed')`),
  ],
);

const itsLead = () =>
  uuid("lead_id")
    .notNull()
    .references(() => lead.id, { onDelete: "cascade" });

export const leadStatusChange = pgTable(
  "lead_status_change",
  {
    id: uuid().primaryKey(),
    leadId: itsLead(),
    status: text().$type<LeadStatus>().notNull(),
    author: text().notNull(),
    changedAt: at("changed_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index("lead_status_change_of").on(table.leadId, table.changedAt),
    check("lead_status_change_known", sql`${table.status} in ('new', 'answered', 'closed')`),
  ],
);

export const leadNote = pgTable(
  "lead_note",
  {
    id: uuid().primaryKey(),
    leadId: itsLead(),
    author: text().notNull(),
    text: text().notNull(),
    writtenAt: at("written_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index("lead_note_of").on(table.leadId, table.writtenAt),
    check("lead_note_said", sql`trim(${table.text}) <> ''`),
  ],
);

/** A person's decision about a consent, with the consent wording shown to the person. Kept longer than the lead. */
export const leadConsent = pgTable(
  "lead_consent",
  {
    /** Not a foreign key, because the lead may be deleted before the consent. */
    leadId: uuid("lead_id").notNull(),
    /** A keyed digest of the e-mail address, which still identifies the person after the lead is deleted. */
    subject: text(),
    purpose: text().$type<"notice" | "marketing" | "risk" | "phone">().notNull(),
    version: text().notNull(),
    wording: text().notNull(),
    given: boolean().notNull(),
    at: at("at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index("lead_consent_lead").on(table.leadId), index("lead_consent_subject").on(table.subject)],
);

/** The `version` of rows that withdraw a consent; their `wording` is the button's label. */
export const withdrawn = "withdrawal";
/** SQL condition for rows that give or withdraw consent. A box left unticked does neither. */
export const isDecided = sql<boolean>`(${leadConsent.given} or ${leadConsent.version} = ${withdrawn})`;
