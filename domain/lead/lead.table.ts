import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { Lang } from "../../platform/language/language.ts";
import type { LeadForm, LeadSource } from "./lead.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

export const lead = pgTable(
  "lead",
  {
    id: uuid().primaryKey(),
    form: text().$type<LeadForm>().notNull(),
    /** Made by the visitor's browser at the first send, or derived by the server: a second send is the same lead. */
    key: text().notNull(),
    receipt: text().notNull().unique(),
    email: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    payload: jsonb().$type<Record<string, string | number>>().notNull(),
    source: jsonb().$type<LeadSource>().notNull(),
    spam: boolean().notNull().default(false),
    createdAt: at("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    unique("lead_form_key").on(table.form, table.key),
    index("lead_created_at").on(table.createdAt.desc().nullsFirst()),
    index("lead_email").on(table.email),
  ],
);

/** The words that a person was shown and what they chose, kept as they stood that day: longer than the lead itself. */
export const leadConsent = pgTable(
  "lead_consent",
  {
    /** Of a lead that may be gone. */
    leadId: uuid("lead_id").notNull(),
    /** A keyed digest of the e-mail: whoever holds the address can still be shown what they agreed to. */
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
