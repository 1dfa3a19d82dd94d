import { date, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Lang } from "../../platform/language/language.ts";
import { person } from "../person/person.table.ts";
import type { RetentionRule } from "../retention/rules.ts";
import type { EnteredVia, RequestKind, RequestOutcome } from "./privacy.ts";

/** A link mailed to an address; opening it proves access to the mailbox. */
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

/** The register of requests: one row each, from the proof of who asks to the answer. */
export const privacyRequest = pgTable(
  "privacy_request",
  {
    id: uuid().primaryKey(),
    kind: text().$type<RequestKind>().notNull(),
    /** Null once the address was erased. */
    email: text(),
    /** A keyed digest of the address. */
    subject: text().notNull(),
    /** Null for requests entered by hand. */
    lang: text().$type<Lang>(),
    /** How they showed who they are; of what was entered by hand: how it came. */
    via: text().$type<"mail" | "account" | EnteredVia>().notNull(),
    askedAt: at("asked_at").notNull(),
    /** By when the law wants an answer. */
    dueAt: at("due_at").notNull(),
    /** Of an export: until when its link works. Of an erasure: from when it is carried out. Null: a person answers it. */
    effectiveAt: at("effective_at"),
    closedAt: at("closed_at"),
    outcome: text().$type<RequestOutcome>(),
    /** How many rows were exported, erased or changed. */
    records: integer(),
    /** The administrator who entered the request, with a note; null for requests made on the site. */
    enteredBy: text("entered_by"),
    note: text(),
    /** Who answered it, and how. */
    answeredBy: text("answered_by"),
    answer: text(),
  },
  (table) => [
    index("privacy_request_newest").on(table.askedAt, table.id),
    index("privacy_request_subject").on(table.subject),
    index("privacy_request_open").on(table.closedAt, table.effectiveAt),
  ],
);

/** Who was erased, and when: a backup made before that day is erased again when it is restored. */
export const tombstone = pgTable("tombstone", {
  /** A keyed digest of the address. */
  digest: text().primaryKey(),
  erasedAt: at("erased_at").notNull(),
});

/** A person was warned that their unused account will be deleted. */
export const inactivityWarning = pgTable("inactivity_warning", {
  personId: text("person_id")
    .primaryKey()
    .references(() => person.id, { onDelete: "cascade" }),
  warnedAt: at("warned_at").notNull(),
});

/** What each rule of retention did on each day. */
export const retentionRun = pgTable(
  "retention_run",
  {
    id: uuid().primaryKey(),
    rule: text().$type<RetentionRule>().notNull(),
    day: date({ mode: "string" }).notNull(),
    startedAt: at("started_at").notNull(),
    /** Null while the rule runs or after it was interrupted; the next day's run continues. */
    finishedAt: at("finished_at"),
    removed: integer().notNull().default(0),
    /** Short and without personal data. */
    error: text(),
  },
  (table) => [unique("retention_run_day").on(table.rule, table.day), index("retention_run_newest").on(table.startedAt)],
);
