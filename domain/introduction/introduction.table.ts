import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { person, itsPerson } from "../person/person.table.ts";
import { itsStartup } from "../person/startup.table.ts";
import type { Ending, Outcome, Side, Verdict } from "./introduction.ts";

export const introduction = pgTable(
  "introduction",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    investor: itsPerson(),
    /** The investor who requested, or the team member who proposed the introduction. */
    by: text().notNull(),
    /** The startup's approved name at the time of the request. */
    startupName: text("startup_name").notNull(),
    /** The investor's message to the startup; empty if the request came from a wish at a session. */
    message: text().notNull(),
    /** The pitch session at which the wish was made; null for other requests. */
    session: text(),
    askedAt: at("asked_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    /** After a startup's no, `closedAt` and `ending` stay null until expiry, so that the no stays secret. */
    closedAt: at("closed_at"),
    ending: text().$type<Ending>(),
    meetsAt: at("meets_at"),
    meetsMinutes: smallint("meets_minutes"),
    /** The sequence number of the meeting in calendar files, incremented with each change. */
    meetingSequence: integer("meeting_sequence").notNull().default(0),
  },
  (table) => [
    uniqueIndex("introduction_open")
      .on(table.founder, table.investor)
      .where(sql`closed_at is null`),
    index("introduction_of_startup").on(table.founder, table.askedAt),
    index("introduction_of_investor").on(table.investor, table.askedAt),
    index("introduction_newest").on(table.askedAt, table.id),
    index("introduction_closed").on(table.closedAt),
    index("introduction_to_lapse")
      .on(table.expiresAt)
      .where(sql`closed_at is null`),
    check("introduction_ending_known", sql`${table.ending} in ('yes', 'withdrawn', 'lapsed')`),
    check("introduction_ended_whole", sql`(${table.closedAt} is null) = (${table.ending} is null)`),
    check("introduction_meets_whole", sql`(${table.meetsAt} is null) = (${table.meetsMinutes} is null)`),
    check("introduction_meets_after_yes", sql`${table.meetsAt} is null or ${table.ending} = 'yes'`),
  ],
);

const itsIntroduction = () =>
  uuid()
    .notNull()
    .references(() => introduction.id, { onDelete: "cascade" });
const itsSide = () => text().$type<Side>().notNull();
/** The id of the person who gave the answer; null once the person is erased. */
const itsAuthor = () => text().references(() => person.id, { onDelete: "set null" });

export const introductionAnswer = pgTable(
  "introduction_answer",
  {
    introduction: itsIntroduction(),
    side: itsSide(),
    verdict: text().$type<Verdict>().notNull(),
    by: itsAuthor(),
    /** The e-mail address that a startup's yes gave to the investor; null for other answers. */
    email: text(),
    at: at("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.introduction, table.side] }),
    index("introduction_answer_by").on(table.by),
    check("introduction_answer_side", sql`${table.side} in ('startup', 'investor')`),
    check("introduction_answer_verdict", sql`${table.verdict} in ('yes', 'no')`),
  ],
);

/** A meeting time proposed by the startup; up to three for each introduction. */
export const introductionSlot = pgTable(
  "introduction_slot",
  {
    introduction: itsIntroduction(),
    number: smallint().notNull(),
    startsAt: at("starts_at").notNull(),
    minutes: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.introduction, table.number] }),
    check("introduction_slot_number", sql`${table.number} between 1 and 3`),
    check("introduction_slot_minutes", sql`${table.minutes} between 15 and 60`),
  ],
);

/** The outcome of an introduction as reported by one side, two weeks or more after the introduction was accepted. */
export const introductionOutcome = pgTable(
  "introduction_outcome",
  {
    introduction: itsIntroduction(),
    side: itsSide(),
    outcome: text().$type<Outcome>().notNull(),
    by: itsAuthor(),
    at: at("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.introduction, table.side] }),
    index("introduction_outcome_by").on(table.by),
    check("introduction_outcome_side", sql`${table.side} in ('startup', 'investor')`),
    check("introduction_outcome_known", sql`${table.outcome} in ('met', 'continuing', 'nothing')`),
  ],
);

/** An investor whose requests are hidden from a startup; the investor is not informed. */
export const introductionBlock = pgTable(
  "introduction_block",
  { founder: itsStartup(), investor: itsPerson(), by: itsAuthor(), at: at("at").notNull() },
  (table) => [
    primaryKey({ columns: [table.founder, table.investor] }),
    index("introduction_block_of").on(table.investor),
    index("introduction_block_by").on(table.by),
  ],
);
