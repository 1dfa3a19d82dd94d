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
import { person } from "../../person/person.table.ts";
import { application } from "../application.table.ts";
import type { GivenSteps, Rubric } from "./rubric.ts";

/** What files are scored by; a change is a further version, and earlier reviews keep theirs. */
export const rubricVersion = pgTable("rubric_version", {
  number: integer().primaryKey(),
  criteria: jsonb().$type<Rubric>().notNull(),
  madeAt: at("made_at").notNull().defaultNow(),
});

/** The reading of one intake's applications. */
export const reviewRound = pgTable(
  "review_round",
  {
    intake: text().primaryKey(),
    rubric: integer()
      .notNull()
      .references(() => rubricVersion.number),
    /** How many people read each file. */
    perFile: integer("per_file").notNull(),
    /** The hours between an application and the answer promised to it, when the round was opened. */
    answerHours: integer("answer_hours").notNull(),
    openedAt: at("opened_at").notNull().defaultNow(),
  },
  (table) => [check("review_round_per_file_known", sql`${table.perFile} between 1 and 3`)],
);

const itsApplication = () =>
  uuid("application_id")
    .notNull()
    .references(() => application.id, { onDelete: "cascade" });

/** A file that somebody is to score. A person's id is kept without a reference: a review outlives its author's account. */
export const reviewAssignment = pgTable(
  "review_assignment",
  {
    id: uuid().primaryKey(),
    applicationId: itsApplication(),
    reviewer: text().notNull(),
    dueAt: at("due_at").notNull(),
    /** The person who assigned it by hand; null where it was dealt. */
    assignedBy: text("assigned_by"),
    assignedAt: at("assigned_at").notNull(),
    /** When the last version of its review came in. */
    reviewedAt: at("reviewed_at"),
    /** Taken from the reviewer: handed over, dealt to somebody else, or closed by a conflict of interest. */
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

/** A review as it was sent; the last one counts. */
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
    /** Out of 100, by the weights of its rubric. */
    score: real().notNull(),
    /** What may help the founder; empty where nothing was written. */
    sentence: text().notNull(),
    /** The version of the answers that was read. */
    submission: uuid().notNull(),
    submittedAt: at("submitted_at").notNull(),
    /** When a conflict of interest of its author was declared. */
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

/** Somebody of the team who knows an applicant: the file is closed to them until another administrator lifts it. */
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

/** Somebody who has opened the reviews of a file, and may not be assigned to it any more. */
export const reviewLook = pgTable(
  "review_look",
  {
    applicationId: itsApplication(),
    personId: text("person_id").notNull(),
    lookedAt: at("looked_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.personId] })],
);

/** When somebody of the team was last mailed what they have to score. */
export const reviewMail = pgTable("review_mail", {
  person: text()
    .primaryKey()
    .references(() => person.id, { onDelete: "cascade" }),
  mailedAt: at("mailed_at").notNull(),
});

/**
 * When somebody last saw the scores of an intake's files: they may not be assigned to a file that had one, which they
 * would no longer score unaware of others.
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
