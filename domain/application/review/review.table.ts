import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at } from "../../../platform/db/columns.ts";
import { itsPerson } from "../../person/person.table.ts";
import { application } from "../application.table.ts";
import type { GivenSteps, Rubric } from "./rubric.ts";

/** The criteria of reviews. A change adds a version; earlier reviews keep theirs. */
export const rubricVersion = pgTable("rubric_version", {
  number: integer().primaryKey(),
  criteria: jsonb().$type<Rubric>().notNull(),
  madeAt: at("made_at").notNull().defaultNow(),
});

/** The review round of one intake's applications. */
export const reviewRound = pgTable(
  "review_round",
  {
    intake: text().primaryKey(),
    rubric: integer()
      .notNull()
      .references(() => rubricVersion.number),
    /** The number of reviewers per application. */
    perFile: integer("per_file").notNull(),
    /** Hours from an application to the promised first decision, as of the opening of the round. */
    answerHours: integer("answer_hours").notNull(),
    openedAt: at("opened_at").notNull().defaultNow(),
  },
  (table) => [check("review_round_per_file_known", sql`${table.perFile} between 1 and 3`)],
);

const itsApplication = () =>
  uuid("application_id")
    .notNull()
    .references(() => application.id, { onDelete: "cascade" });

/**
 * An application assigned to a reviewer. The person's id is not a foreign key, because a review outlives its author's
 * account.
 */
export const reviewAssignment = pgTable(
  "review_assignment",
  {
    id: uuid().primaryKey(),
    applicationId: itsApplication(),
    reviewer: text().notNull(),
    dueAt: at("due_at").notNull(),
    /** The person who assigned it by hand; null if it was assigned automatically. */
    assignedBy: text("assigned_by"),
    assignedAt: at("assigned_at").notNull(),
    /** When the last version of its review was submitted. */
    reviewedAt: at("reviewed_at"),
    /** When the assignment ended: passed on, assigned to somebody else, or closed by a conflict of interest. */
    endedAt: at("ended_at"),
  },
  (table) => [
    unique("review_assignment_once").on(table.applicationId, table.reviewer),
    index("review_assignment_open")
      .on(table.reviewer, table.dueAt)
      .where(sql`ended_at is null`),
    index("review_assignment_at").on(table.assignedAt),
  ],
);

/** A submitted review; the last version counts. */
export const review = pgTable(
  "review",
  {
    id: uuid().primaryKey(),
    assignmentId: uuid("assignment_id").notNull(),
    applicationId: itsApplication(),
    number: integer().notNull(),
    rubric: integer()
      .notNull()
      .references(() => rubricVersion.number),
    steps: jsonb().$type<GivenSteps>().notNull(),
    /** Out of 100, weighted by its rubric. */
    score: real().notNull(),
    /** A sentence that may help the founder; empty if none was written. */
    sentence: text().notNull(),
    /** The id of the submission that was reviewed. */
    submission: uuid().notNull(),
    submittedAt: at("submitted_at").notNull(),
    /** When its author declared a conflict of interest. */
    voidedAt: at("voided_at"),
  },
  (table) => [
    unique("review_number").on(table.assignmentId, table.number),
    foreignKey({ name: "review_of", columns: [table.assignmentId], foreignColumns: [reviewAssignment.id] }).onDelete(
      "cascade",
    ),
    index("review_application").on(table.applicationId),
    check("review_sentence_short", sql`char_length(${table.sentence}) <= 280`),
    check("review_score_known", sql`${table.score} between 0 and 100`),
  ],
);

/** A team member's conflict of interest: the application is closed to them until another administrator lifts it. */
export const conflict = pgTable(
  "conflict",
  {
    id: uuid().primaryKey(),
    applicationId: itsApplication(),
    personId: text("person_id").notNull(),
    reason: text().notNull(),
    declaredAt: at("declared_at").notNull(),
    liftedAt: at("lifted_at"),
    liftedBy: text("lifted_by"),
  },
  (table) => [
    uniqueIndex("conflict_standing")
      .on(table.personId, table.applicationId)
      .where(sql`lifted_at is null`),
    index("conflict_application").on(table.applicationId),
  ],
);

/** A person who has seen the reviews of an application, and can no longer be assigned to it. */
export const reviewLook = pgTable(
  "review_look",
  {
    applicationId: itsApplication(),
    personId: text("person_id").notNull(),
    lookedAt: at("looked_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.personId] })],
);

/** When a team member was last mailed about their reviews. */
export const reviewMail = pgTable("review_mail", {
  person: itsPerson().primaryKey(),
  mailedAt: at("mailed_at").notNull(),
});

/**
 * When a person last saw the scores of an intake's applications: they can no longer be assigned to applications that
 * had a score then, because their review would not be independent.
 */
export const rankingLook = pgTable(
  "ranking_look",
  {
    intake: text().notNull(),
    person: text().notNull(),
    lookedAt: at("looked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.intake, table.person] })],
);
