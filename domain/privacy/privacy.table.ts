import { date, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Lang } from "../../platform/language/language.ts";
import { itsPersonId } from "../person/person.table.ts";
import type { RetentionRule } from "../retention/rules.ts";
import type { EnteredVia, Held, RequestKind, RequestOutcome } from "./privacy.ts";

/** A link e-mailed to an address. Opening the link proves access to the mailbox. */
export const privacyLink = pgTable(
  "privacy_link",
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
  },
  (table) => [index("privacy_link_email").on(table.email), index("privacy_link_expires").on(table.expiresAt)],
);

export const privacyRequest = pgTable(
  "privacy_request",
  {
    id: uuid().primaryKey(),
    kind: text().$type<RequestKind>().notNull(),
    email: text(),
    subject: text().notNull(),
    /** Null for a request entered by hand, until an administrator starts its automatic handling. */
    lang: text().$type<Lang>(),
    /**
     * How the person proved access to the e-mail address or, for a request entered by hand, how the request arrived.
     */
    via: text().$type<"mail" | "account" | EnteredVia>().notNull(),
    askedAt: at("asked_at").notNull(),
    /** The legal deadline for the answer. */
    dueAt: at("due_at").notNull(),
    /**
     * When an export's link expires, or when an erasure is carried out. Null if the request is answered by hand, also
     * after the link expired unused.
     */
    effectiveAt: at("effective_at"),
    closedAt: at("closed_at"),
    outcome: text().$type<RequestOutcome>(),
    /**
     * Set when another account takes the address: an erasure then erases only these records, and no copy is given for
     * a request entered by hand.
     */
    held: jsonb().$type<Held>(),
    /** The number of rows that were exported, erased or changed. */
    records: integer(),
    /** The administrator who entered the request by hand; null for a request made on the site. */
    enteredBy: text("entered_by"),
    note: text(),
    answeredBy: text("answered_by"),
    answer: text(),
  },
  (table) => [
    index("privacy_request_newest").on(table.askedAt, table.id),
    index("privacy_request_subject").on(table.subject),
    index("privacy_request_open").on(table.closedAt, table.effectiveAt),
  ],
);

/** The digests of erased people. If a backup older than `erased_at` is restored, these people are erased again. */
export const tombstone = pgTable("tombstone", {
  digest: text().primaryKey(),
  erasedAt: at("erased_at").notNull(),
});

export const inactivityWarning = pgTable("inactivity_warning", {
  personId: itsPersonId().primaryKey(),
  warnedAt: at("warned_at").notNull(),
});

export const retentionRun = pgTable(
  "retention_run",
  {
    id: uuid().primaryKey(),
    rule: text().$type<RetentionRule>().notNull(),
    day: date({ mode: "string" }).notNull(),
    startedAt: at("started_at").notNull(),
    /** Null while the rule is running, and after a failed or interrupted run. */
    finishedAt: at("finished_at"),
    removed: integer().notNull().default(0),
    error: text(),
  },
  (table) => [unique("retention_run_day").on(table.rule, table.day), index("retention_run_newest").on(table.startedAt)],
);
