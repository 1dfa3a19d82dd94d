import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Text } from "../content/content.ts";
import { lead } from "../lead/lead.table.ts";
import { person } from "../person/person.table.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";

/** The turn of a startup with a place at a session. A deferred constraint makes (session, position) unique. */
export const sessionTurn = pgTable(
  "session_turn",
  {
    place: uuid()
      .primaryKey()
      .references(() => sessionPlace.id, { onDelete: "cascade" }),
    session: text()
      .notNull()
      .references(() => sessionPlan.session, { onDelete: "cascade" }),
    /** Counted from 0; null after the place was taken back. */
    position: integer(),
    /** The start time last mailed to the founder, and when; null before the first mail. */
    toldStart: at("told_start"),
    toldAt: at("told_at"),
    /** The place of the session in that mail; null if it was not set. */
    toldPlace: jsonb("told_place").$type<Text>(),
    /** When the founder was mailed that the place was taken back or the session cancelled. */
    withdrawnAt: at("withdrawn_at"),
    /** The sequence number of the invitation in the founder's calendar, incremented with each mail. */
    sequence: integer().notNull().default(-1),
    /** The first day of the session for which each reminder (a week and a day before) was sent. */
    weekToldFor: text("week_told_for"),
    eveToldFor: text("eve_told_for"),
    /** The actual start and end of the turn. */
    startedAt: at("started_at"),
    endedAt: at("ended_at"),
  },
  (table) => [index("session_turn_session").on(table.session)],
);

/** Whether a guest was present, by the latest check-in, whatever their order of arrival. */
export const sessionPresence = pgTable(
  "session_presence",
  {
    session: text()
      .notNull()
      .references(() => sessionPlan.session, { onDelete: "cascade" }),
    /** `investor` or `lead`, whichever is set. */
    who: text().notNull(),
    investor: text().references(() => person.id, { onDelete: "cascade" }),
    /** The lead of a startup's application. */
    lead: uuid().references(() => lead.id, { onDelete: "cascade" }),
    tap: uuid().notNull(),
    present: boolean().notNull(),
    tappedAt: at("tapped_at").notNull(),
    /** The id of a person or of a helper's link. */
    by: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session, table.who] }),
    index("session_presence_investor").on(table.investor),
    index("session_presence_lead").on(table.lead),
  ],
);

/** A link with which a helper checks guests in without an account. */
export const sessionLink = pgTable(
  "session_link",
  {
    id: uuid().primaryKey(),
    session: text()
      .notNull()
      .references(() => sessionPlan.session, { onDelete: "cascade" }),
    /** The digest of the link's token, which is shown only once. */
    digest: text().notNull().unique(),
    madeAt: at("made_at").notNull(),
    /** The team member who made the link; null for one from before this was stored. */
    madeBy: text("made_by").references(() => person.id, { onDelete: "cascade" }),
    revokedAt: at("revoked_at"),
  },
  (table) => [index("session_link_session").on(table.session), index("session_link_made_by").on(table.madeBy)],
);
