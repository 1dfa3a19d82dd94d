import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Lang } from "../../platform/language/language.ts";
import { lead } from "../lead/lead.table.ts";
import type { Answers, ApplicationStatus, FormValues, Outcome, Step } from "./application.ts";

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** One e-mail's application for one intake. It has the id of the lead that its first sending is. */
export const application = pgTable(
  "application",
  {
    id: uuid()
      .primaryKey()
      .references(() => lead.id, { onDelete: "cascade" }),
    /** The month of its deadline ("2026-12"). */
    intake: text().notNull(),
    email: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    // What its submissions, decisions, invitations and withdrawals come to (status.server.ts), for lists.
    status: text("standing").$type<ApplicationStatus>().notNull().default("first"),
    /** From when its promised dates count. */
    sentAt: at("sent_at").default(sql`now()`),
    /** The time that was chosen for the call. */
    callAt: timestamp("call_at", { withTimezone: true }),
    /** The e-mail and the answers that count, folded. */
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
    // Its operators are those of the extension pg_trgm.
    index("application_search").using("gin", table.search.op("gin_trgm_ops")),
    check(
      "application_standing_known",
      sql`${table.status} in ('first', 'call', 'accepted', 'waitlisted', 'declined', 'freed', 'withdrawn')`,
    ),
  ],
);

const itsApplication = () =>
  uuid("application_id")
    .notNull()
    .references(() => application.id, { onDelete: "cascade" });

/** What its owner sent; the last one counts. */
export const applicationSubmission = pgTable(
  "application_submission",
  {
    id: uuid().primaryKey(),
    applicationId: itsApplication(),
    answers: jsonb().$type<Answers>().notNull(),
    /** From the first key to the sending, where a script could tell. */
    seconds: integer(),
    submittedAt: at("submitted_at"),
  },
  (table) => [index("application_submission_of").on(table.applicationId, table.submittedAt)],
);

/** Sent by somebody who did not hold the application's link: counts once confirmed from its e-mail. */
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
    /** The person who decided, and why, in words for the file. */
    author: text().notNull(),
    reason: text().notNull(),
    /** What the applicant reads beside the verdict, in their language; empty where the verdict says it all. */
    line: text().notNull().default(""),
    decidedAt: at("decided_at"),
  },
  (table) => [
    // A place on the waiting list is followed by a yes or a no, once.
    uniqueIndex("application_decision_step")
      .on(table.applicationId, table.step)
      .where(sql`verdict in ('yes', 'no')`),
    index("application_decision_of").on(table.applicationId),
    index("application_decision_no")
      .on(table.decidedAt)
      .where(sql`verdict = 'no'`),
    check(
      "application_decision_known",
      sql`${table.step} in ('first', 'final') and (${table.verdict} in ('yes', 'no') or (${table.verdict} in ('wait', 'freed') and ${table.step} = 'final'))`,
    ),
    check("application_decision_signed", sql`trim(${table.author}) <> '' and trim(${table.reason}) <> ''`),
  ],
);

/** The times that were proposed for the call; the last invitation counts. */
export const applicationInvitation = pgTable(
  "application_invitation",
  {
    id: uuid().primaryKey(),
    applicationId: itsApplication(),
    /** A person's id. */
    author: text().notNull(),
    /** Instants, the first one first. */
    times: jsonb().$type<string[]>().notNull(),
    /** How one meets: a link, a number, a place. */
    where: text("meeting").notNull(),
    invitedAt: at("invited_at"),
    /** What the applicant chose of them. */
    chosenTime: timestamp("chosen_time", { withTimezone: true }),
    chosenAt: timestamp("chosen_at", { withTimezone: true }),
  },
  (table) => [index("application_invitation_of").on(table.applicationId, table.invitedAt)],
);

/** The time that an application's call has: moved and cancelled in its place, so that a calendar knows it again. */
export const applicationBooking = pgTable(
  "application_booking",
  {
    id: uuid().primaryKey(),
    applicationId: itsApplication().unique(),
    startsAt: at("starts_at"),
    minutes: integer().notNull(),
    /** A link, a number, a place. */
    place: text().notNull(),
    /** Raised by each change: of two mails about one call, a calendar follows the one with the higher number. */
    sequence: integer().notNull(),
    changedAt: at("changed_at"),
    cancelledAt: timestamp("cancelled_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("application_booking_time")
      .on(table.startsAt)
      .where(sql`cancelled_at is null`),
  ],
);

export const applicationCall = pgTable(
  "application_call",
  {
    id: uuid().primaryKey(),
    applicationId: itsApplication(),
    /** When it would suit, in the person's words. */
    slots: text().notNull(),
    phone: text(),
    requestedAt: at("requested_at"),
  },
  (table) => [index("application_call_of").on(table.applicationId)],
);

/** What is typed and not yet sent: of a new application, or of changes to one. */
export const applicationDraft = pgTable(
  "application_draft",
  {
    id: uuid().primaryKey(),
    applicationId: uuid("application_id")
      .unique()
      .references(() => application.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** Its id until the owner of the e-mail took it over by a mailed link: all that the browser which began it knows. */
    begunAs: uuid("begun_as").unique(),
    typed: jsonb().$type<FormValues>().notNull(),
    /** Raised by each save: a device that has seen an older one does not overwrite it unasked. */
    revision: integer().notNull(),
    savedAt: at("saved_at"),
  },
  (table) => [index("application_draft_email").on(table.email), index("application_draft_saved").on(table.savedAt)],
);

/** A draft that was sent, and the lead that it became: another device that opens it says so. */
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

/** How many new applications were begun on each day in Paris; a draft itself goes when it is sent. */
export const applicationDraftCount = pgTable("application_draft_count", {
  day: date({ mode: "string" }).primaryKey(),
  started: integer().notNull(),
});

/** A link asked for by e-mail. Its token is a keyed digest of the id and stands nowhere. */
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
