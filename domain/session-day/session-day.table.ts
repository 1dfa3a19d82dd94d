import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { lead } from "../lead/lead.table.ts";
import { person } from "../person/person.table.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";

/**
 * The turn of a startup with a place at a session. In the database (session, position) is unique at the end of each
 * transaction.
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
    /** From 0; null once the place was taken back. */
    position: integer(),
    /** The start that the founder was last told, and when; null before that. */
    toldStart: at("told_start"),
    toldAt: at("told_at"),
    /** When the founder was told that the turn is not theirs any more. */
    withdrawnAt: at("withdrawn_at"),
    /** The number of the invitation in the founder's calendar: it rises with each mail. */
    sequence: integer().notNull().default(-1),
    /** The first day of the session that the reminders a week and a day before were about. */
    weekToldFor: text("week_told_for"),
    eveToldFor: text("eve_told_for"),
    /** When the turn really began and ended. */
    startedAt: at("started_at"),
    endedAt: at("ended_at"),
  },
  (table) => [index("session_turn_session").on(table.session)],
);

/** Whether somebody was there: what the latest tap said, in whatever order the taps arrived. */
export const sessionPresence = pgTable(
  "session_presence",
  {
    session: text()
      .notNull()
      .references(() => sessionPlan.session, { onDelete: "cascade" }),
    /** `investor` or `lead`, whichever it is. */
    who: text().notNull(),
    investor: text().references(() => person.id, { onDelete: "cascade" }),
    /** A startup's application. */
    lead: uuid().references(() => lead.id, { onDelete: "cascade" }),
    tap: uuid().notNull(),
    present: boolean().notNull(),
    tappedAt: at("tapped_at").notNull(),
    /** The id of a person, or of a helper's link. */
    by: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session, table.who] }),
    index("session_presence_investor").on(table.investor),
    index("session_presence_lead").on(table.lead),
  ],
);

/** A link with which a helper marks who is there, without an account. */
export const sessionLink = pgTable(
  "session_link",
  {
    id: uuid().primaryKey(),
    session: text()
      .notNull()
      .references(() => sessionPlan.session, { onDelete: "cascade" }),
    /** Of the link's secret part, which is shown once. */
    digest: text().notNull().unique(),
    madeAt: at("made_at").notNull(),
    revokedAt: at("revoked_at"),
  },
  (table) => [index("session_link_session").on(table.session)],
);
