import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { person } from "../person/person.table.ts";
import { startup } from "../person/startup.table.ts";
import type { MeetingOutcome, MeetingSide, NoteKind } from "./after.ts";
import { host } from "./host.table.ts";

/** Only the migrations define the constraints against overlapping meetings and the foreign key of `application`. */
export const meeting = pgTable(
  "meeting",
  {
    id: uuid().primaryKey(),
    host: text()
      .notNull()
      .references(() => host.id),
    /** The startup that booked the meeting; null for a call with an applicant. */
    founder: text().references(() => startup.id, { onDelete: "cascade" }),
    /** Null for a meeting with a startup. Moving a call keeps the row, so that calendars recognise the event. */
    application: uuid().unique(),
    /** The person who booked the meeting and gets its e-mails; null if the person's account was deleted. */
    bookedBy: text("booked_by").references(() => person.id, { onDelete: "set null" }),
    topic: text().notNull(),
    startsAt: at("starts_at").notNull(),
    endsAt: at("ends_at").notNull(),
    /** The end of the host's pause after the meeting. Until then the host has no other meeting. */
    busyTo: at("busy_to").notNull(),
    place: text().notNull(),
    /**
     * The version of the meeting in calendar files (SEQUENCE), increased with each change so that calendar programs
     * accept the update.
     */
    sequence: integer().notNull().default(0),
    moves: smallint().notNull().default(0),
    bookedAt: at("booked_at").notNull().defaultNow(),
    changedAt: at("changed_at").notNull().defaultNow(),
    cancelledAt: at("cancelled_at"),
    cancelledBy: text("cancelled_by").$type<"guest" | "host">(),
    /** Whether the startup cancelled the meeting within the notice period, and therefore too late. */
    late: boolean().notNull().default(false),
    /** The first day of the month whose figures the startup shares with the host; null if no figures are shared. */
    figuresMonth: date("figures_month"),
    remindedAt: at("reminded_at"),
  },
  (table) => [
    index("meeting_of_host").on(table.host, table.startsAt),
    index("meeting_of_founder").on(table.founder, table.startsAt),
    index("meeting_booked_by").on(table.bookedBy),
    index("meeting_old").on(table.endsAt),
    check("meeting_of_one", sql`(${table.founder} is null) <> (${table.application} is null)`),
    check("meeting_in_order", sql`${table.startsAt} < ${table.endsAt} and ${table.endsAt} <= ${table.busyTo}`),
    check("meeting_cancelled_whole", sql`(${table.cancelledAt} is null) = (${table.cancelledBy} is null)`),
    check("meeting_cancelled_by_known", sql`${table.cancelledBy} in ('guest', 'host')`),
  ],
);

const itsMeeting = () =>
  uuid()
    .notNull()
    .references(() => meeting.id, { onDelete: "cascade" });
const itsAuthor = () => text().references(() => person.id, { onDelete: "set null" });

export const meetingMark = pgTable(
  "meeting_mark",
  {
    meeting: itsMeeting(),
    side: text().$type<MeetingSide>().notNull(),
    outcome: text().$type<MeetingOutcome>().notNull(),
    by: itsAuthor(),
    at: at("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.meeting, table.side] }),
    index("meeting_mark_by").on(table.by),
    check("meeting_mark_side_known", sql`${table.side} in ('guest', 'host')`),
    check("meeting_mark_outcome_known", sql`${table.outcome} in ('held', 'absent')`),
  ],
);

export const meetingNote = pgTable(
  "meeting_note",
  {
    meeting: itsMeeting(),
    kind: text().$type<NoteKind>().notNull(),
    text: text().notNull(),
    by: itsAuthor(),
    at: at("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.meeting, table.kind] }),
    index("meeting_note_by").on(table.by),
    check("meeting_note_kind_known", sql`${table.kind} in ('private', 'shared')`),
  ],
);

export const meetingFeedback = pgTable(
  "meeting_feedback",
  {
    meeting: itsMeeting(),
    side: text().$type<MeetingSide>().notNull(),
    rating: smallint().notNull(),
    sentence: text().notNull(),
    by: itsAuthor(),
    at: at("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.meeting, table.side] }),
    index("meeting_feedback_by").on(table.by),
    check("meeting_feedback_side_known", sql`${table.side} in ('guest', 'host')`),
    check("meeting_feedback_rating_known", sql`${table.rating} between 1 and 4`),
  ],
);
