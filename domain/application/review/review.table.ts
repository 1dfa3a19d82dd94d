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

/** The versions of the review criteria. Each change adds a version; a review keeps the version used for its score. */
export const rubricVersion = pgTable("rubric_version", {
  number: integer().primaryKey(),
  criteria: jsonb().$type<Rubric>().notNull(),
  madeAt: at("made_at").notNull().defaultNow(),
});

export const reviewRound = pgTable(
  "review_round",
  {
    intake: text().primaryKey(),
    rubric: integer()
      .notNull()
      .references(() => rubricVersion.number),
    /** The number of reviewers per application. */
    perFile: integer("per_file").notNull(),
    /**
     * The number of hours in which applicants get the first decision, as promised to them when the round was opened.
     */
    answerHours: integer("answer_hours").notNull(),
    openedAt: at("opened_at").notNull().defaultNow(),
  },
  (table) => [check("review_round_per_file_known", sql`${table.perFile} between 1 and 3`)],
);

const itsApplication = () =>
  uuid("application_id")
    .notNull()
    .references(() => application.id, { onDelete: "cascade" });

/** The reviewer's id is not a foreign key, because a review outlives the account of its author. */
export const reviewAssignment = pgTable(
  "review_assignment",
  {
    id: uuid().primaryKey(),
    applicationId: itsApplication(),
    reviewer: text().notNull(),
    dueAt: at("due_at").notNull(),
    /** The id of the person who assigned the application by hand. Null if it was assigned automatically. */
    assignedBy: text("assigned_by"),
    assignedAt: at("assigned_at").notNull(),
    /** The time at which the latest version of the review was submitted. */
    reviewedAt: at("reviewed_at"),
    /** The time at which the assignment ended, for example because of a conflict of interest. */
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

/** A version of a submitted review. The latest version is the current one. */
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
    /** The score out of 100, weighted by the rubric. */
    score: real().notNull(),
    sentence: text().notNull(),
    /** The id of the submission that was reviewed. */
    submission: uuid().notNull(),
    submittedAt: at("submitted_at").notNull(),
    /** The time at which the review's author declared a conflict of interest, so that the review no longer counts. */
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

/** The conflict denies the team member access to the application until another person ends the conflict. */
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

/** The time of the last e-mail to a team member about open reviews. */
export const reviewMail = pgTable("review_mail", {
  person: itsPerson().primaryKey(),
  mailedAt: at("mailed_at").notNull(),
});

/** A person who has seen scores can no longer be assigned, because the review would not be independent. */
export const rankingLook = pgTable(
  "ranking_look",
  {
    intake: text().notNull(),
    person: text().notNull(),
    lookedAt: at("looked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.intake, table.person] })],
);
