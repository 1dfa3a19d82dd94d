import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Lang } from "../../platform/language/language.ts";
import { lead } from "../lead/lead.table.ts";
import { startup } from "../person/startup.table.ts";
import type { Answers, ApplicationStatus, BatchRefusal, FormValues, Outcome, Step } from "./application.ts";

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** The application of one e-mail address for one intake. The id equals the id of the first submission's lead. */
export const application = pgTable(
  "application",
  {
    id: uuid()
      .primaryKey()
      .references(() => lead.id, { onDelete: "cascade" }),
    /** The month of the application deadline ("2026-12"). */
    intake: text().notNull(),
    email: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    // Computed from submissions, decisions, invitations and withdrawals (status.server.ts), and stored so that lists
    // can filter by status.
    status: text("standing").$type<ApplicationStatus>().notNull().default("first"),
    /** The status shown to the applicant and on public pages, without decisions that are not sent yet. */
    shownStatus: text("shown_standing").$type<ApplicationStatus>().notNull().default("first"),
    /** The time from which the dates promised to the applicant are calculated. */
    sentAt: at("sent_at").default(sql`now()`),
    /** The start of the call that the applicant chose. */
    callAt: timestamp("call_at", { withTimezone: true }),
    /** The startup for which the application was accepted; unchanged if the applicant joins another startup. */
    startup: text().references(() => startup.id, { onDelete: "set null" }),
    /** The e-mail address and the current answers, in lower case and without accents, for searching. */
    search: text().notNull().default(""),
  },
  (table) => [
    unique("application_intake_email").on(table.intake, table.email),
    index("application_email").on(table.email),
    index("application_sent").on(table.sentAt, table.id),
    index("application_intake").on(table.intake, table.sentAt, table.id),
    index("application_standing").on(table.status, table.sentAt, table.id),
    index("application_intake_standing").on(table.intake, table.status, table.sentAt, table.id),
    index("application_open")
      .on(table.sentAt, table.id)
      .where(sql`standing in ('first', 'call')`),
    index("application_called")
      .on(table.callAt, table.id)
      .where(sql`standing = 'call'`),
    index("application_accepted")
      .on(table.intake)
      .where(sql`standing = 'accepted' or shown_standing = 'accepted'`),
    index("application_startup")
      .on(table.startup)
      .where(sql`startup is not null`),
    // This index needs the operator class gin_trgm_ops of the PostgreSQL extension pg_trgm.
    index("application_search").using("gin", table.search.op("gin_trgm_ops")),
    check(
      "application_standing_known",
      sql`${table.status} in ('first', 'call', 'accepted', 'waitlisted', 'declined', 'freed', 'withdrawn')`,
    ),
    check(
      "application_shown_standing_known",
      sql`${table.shownStatus} in ('first', 'call', 'accepted', 'waitlisted', 'declined', 'freed', 'withdrawn')`,
    ),
  ],
);

const itsApplication = () =>
  uuid("application_id")
    .notNull()
    .references(() => application.id, { onDelete: "cascade" });

/** Until the send time, only the team can see or recall the decision or invitation. */
const hold = {
  leavesAt: at("leaves_at").default(sql`now()`),
  releasedAt: timestamp("released_at", { withTimezone: true }),
  recalledAt: timestamp("recalled_at", { withTimezone: true }),
  /** The id of the person who recalled the decision or invitation. Null if the applicant's withdrawal recalled it. */
  recalledBy: text("recalled_by"),
};

/** A submission by the applicant. The last submission is the current one. */
export const applicationSubmission = pgTable(
  "application_submission",
  {
    id: uuid().primaryKey(),
    applicationId: itsApplication(),
    answers: jsonb().$type<Answers>().notNull(),
    /** Seconds from the first keystroke to the submission, if the browser's script measured them. */
    seconds: integer(),
    submittedAt: at("submitted_at"),
  },
  (table) => [index("application_submission_of").on(table.applicationId, table.submittedAt)],
);

/** New answers sent without the application's link; the owner of the e-mail address must confirm them. */
export const applicationRevision = pgTable(
  "application_revision",
  {
    id: uuid()
      .primaryKey()
      .references(() => lead.id, { onDelete: "cascade" }),
    applicationId: itsApplication(),
    answers: jsonb().$type<Answers>().notNull(),
    sentAt: at("sent_at"),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  },
  (table) => [index("application_revision_of").on(table.applicationId)],
);

export const applicationWithdrawal = pgTable(
  "application_withdrawal",
  { id: uuid().primaryKey(), applicationId: itsApplication(), withdrawnAt: at("withdrawn_at") },
  (table) => [index("application_withdrawal_of").on(table.applicationId)],
);

export const applicationDecision = pgTable(
  "application_decision",
  {
    id: uuid().primaryKey(),
    applicationId: itsApplication(),
    step: text().$type<Step>().notNull(),
    verdict: text().$type<Outcome>().notNull(),
    /** The id of the team member who decided. */
    author: text().notNull(),
    reason: text().notNull(),
    /** A sentence for the applicant, in the applicant's language. Empty if the decision needs no explanation. */
    line: text().notNull().default(""),
    decidedAt: at("decided_at"),
    ...hold,
    /** The id of the later decision that replaced this decision in the same step. */
    replacedBy: uuid("replaced_by"),
    /** The id shared by all decisions that were made in one batch. */
    batch: uuid(),
  },
  (table) => [
    uniqueIndex("application_decision_step")
      .on(table.applicationId, table.step)
      .where(sql`recalled_at is null and replaced_by is null`),
    index("application_decision_held")
      .on(table.leavesAt)
      .where(sql`released_at is null and recalled_at is null`),
    index("application_decision_batch")
      .on(table.batch)
      .where(sql`batch is not null`),
    index("application_decision_of").on(table.applicationId),
    index("application_decision_no")
      .on(table.decidedAt)
      .where(sql`verdict = 'no'`),
    check(
      "application_decision_known",
      sql`${table.step} in ('first', 'final') and (${table.verdict} in ('yes', 'no') or (${table.verdict} in ('wait', 'freed') and ${table.step} = 'final'))`,
    ),
    check("application_decision_left_or_recalled", sql`${table.releasedAt} is null or ${table.recalledAt} is null`),
    check("application_decision_signed", sql`trim(${table.author}) <> '' and trim(${table.reason}) <> ''`),
  ],
);

export const applicationBatchRefusal = pgTable(
  "application_batch_refusal",
  {
    batch: uuid().notNull(),
    applicationId: itsApplication(),
    /** The id of the person who decided the batch. */
    author: text().notNull(),
    status: text().$type<BatchRefusal | "failed">().notNull(),
    refusedAt: at("refused_at"),
  },
  (table) => [
    primaryKey({ columns: [table.batch, table.applicationId] }),
    index("application_batch_refusal_of").on(table.applicationId),
  ],
);

/** An invitation, which proposes times for the call. The last invitation of an application is the current one. */
export const applicationInvitation = pgTable(
  "application_invitation",
  {
    id: uuid().primaryKey(),
    applicationId: itsApplication(),
    /** The id of the team member who sent the invitation. */
    author: text().notNull(),
    /** The proposed times as ISO timestamps, earliest first. */
    times: jsonb().$type<string[]>().notNull(),
    /** The id of the expert whose free hours are proposed. Null if the times were typed. */
    host: text(),
    /** The place of the call: a link, a phone number or an address. */
    where: text("meeting").notNull(),
    invitedAt: at("invited_at"),
    chosenTime: timestamp("chosen_time", { withTimezone: true }),
    chosenAt: timestamp("chosen_at", { withTimezone: true }),
    ...hold,
  },
  (table) => [
    index("application_invitation_of").on(table.applicationId, table.invitedAt),
    index("application_invitation_held")
      .on(table.leavesAt)
      .where(sql`released_at is null and recalled_at is null`),
    check("application_invitation_left_or_recalled", sql`${table.releasedAt} is null or ${table.recalledAt} is null`),
  ],
);

export const applicationCall = pgTable(
  "application_call",
  {
    id: uuid().primaryKey(),
    applicationId: itsApplication(),
    /** When the applicant is available, in the applicant's own words. */
    slots: text().notNull(),
    phone: text(),
    requestedAt: at("requested_at"),
  },
  (table) => [index("application_call_of").on(table.applicationId)],
);

/** Unsubmitted input for a new application, or for changes to an existing application. */
export const applicationDraft = pgTable(
  "application_draft",
  {
    id: uuid().primaryKey(),
    applicationId: uuid("application_id")
      .unique()
      .references(() => application.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** The draft's former id, which is the only id known to the browser that started the draft. */
    begunAs: uuid("begun_as").unique(),
    typed: jsonb().$type<FormValues>().notNull(),
    /** Incremented by each save, so that a device with an older revision cannot overwrite a newer one. */
    revision: integer().notNull(),
    savedAt: at("saved_at"),
  },
  (table) => [index("application_draft_email").on(table.email), index("application_draft_saved").on(table.savedAt)],
);

/** Tells another device that still shows the draft that the draft was submitted. */
export const applicationSentDraft = pgTable(
  "application_sent_draft",
  {
    id: uuid().primaryKey(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => lead.id, { onDelete: "cascade" }),
    sentAt: at("sent_at"),
  },
  (table) => [index("application_sent_draft_of").on(table.leadId)],
);

/**
 * The number of applications started on each day (Paris time). The number is stored, because a draft is deleted once it
 * is submitted.
 */
export const applicationDraftCount = pgTable("application_draft_count", {
  day: date({ mode: "string" }).primaryKey(),
  started: integer().notNull(),
});

/** An access link requested by e-mail. The link's token is derived from the id with a secret key and never stored. */
export const applicationResume = pgTable(
  "application_resume",
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    expiresAt: at("expires_at"),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [index("application_resume_expires").on(table.expiresAt)],
);
