import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Text } from "../content/content.ts";
import { lead } from "../lead/lead.table.ts";
import { person } from "../person/person.table.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";

/**
 * The turn of a startup with a place at a session. A deferred constraint in the migrations makes each position unique
 * within a session.
 */
export const sessionTurn = pgTable(
  "session_turn",
  {
    place: uuid()
      .primaryKey()
      .references(() => sessionPlace.id, { onDelete: "cascade" }),
    session: text()
      .notNull()
      .references(() => sessionPlan.session, { onDelete: "cascade" }),
    /** The position of the turn in the session's order, counted from 0; null after the place was withdrawn. */
    position: integer(),
    /** The start time in the last e-mail to the founder, which was sent at `toldAt`. Null before the first e-mail. */
    toldStart: at("told_start"),
    toldAt: at("told_at"),
    /** The start of the session from which `toldStart` was counted; both count from 1970 while it has no hours. */
    toldSessionStart: at("told_session_start"),
    /** The minutes of pitch and questions in the last e-mail; null in e-mails sent before they were stored. */
    toldPitch: integer("told_pitch"),
    toldQuestions: integer("told_questions"),
    /** The venue of the session in the last e-mail to the founder; null if the venue was not set. */
    toldPlace: jsonb("told_place").$type<Text>(),
    /** When the founder was e-mailed that the place was withdrawn or the session cancelled. */
    withdrawnAt: at("withdrawn_at"),
    /** The sequence number of the founder's calendar invitation; -1 before the first e-mail, which gets 0. */
    sequence: integer().notNull().default(-1),
    /** The session date for which the reminder was sent. A new date causes a new reminder. */
    weekToldFor: text("week_told_for"),
    eveToldFor: text("eve_told_for"),
    startedAt: at("started_at"),
    endedAt: at("ended_at"),
  },
  (table) => [index("session_turn_session").on(table.session)],
);

/** Whether a guest was present. The mark with the latest device time counts, in whatever order the marks arrive. */
export const sessionPresence = pgTable(
  "session_presence",
  {
    session: text()
      .notNull()
      .references(() => sessionPlan.session, { onDelete: "cascade" }),
    /** The id of the guest: the value of `investor` or `lead`, whichever of these two columns is set. */
    who: text().notNull(),
    investor: text().references(() => person.id, { onDelete: "cascade" }),
    lead: uuid().references(() => lead.id, { onDelete: "cascade" }),
    tap: uuid().notNull(),
    present: boolean().notNull(),
    tappedAt: at("tapped_at").notNull(),
    /** The id of the team member or of the helper's link by which the mark was made. */
    by: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session, table.who] }),
    index("session_presence_investor").on(table.investor),
    index("session_presence_lead").on(table.lead),
  ],
);

export const sessionLink = pgTable(
  "session_link",
  {
    id: uuid().primaryKey(),
    session: text()
      .notNull()
      .references(() => sessionPlan.session, { onDelete: "cascade" }),
    /** The digest of the link's token. The token is shown only once and is not stored. */
    digest: text().notNull().unique(),
    madeAt: at("made_at").notNull(),
    /** The team member who created the link; null for links created before this column existed. */
    madeBy: text("made_by").references(() => person.id, { onDelete: "cascade" }),
    revokedAt: at("revoked_at"),
  },
  (table) => [index("session_link_session").on(table.session), index("session_link_made_by").on(table.madeBy)],
);
