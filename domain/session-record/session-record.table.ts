import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { person } from "../person/person.table.ts";
import { itsStartup } from "../person/startup.table.ts";

/**
 * A startup's agreement to be listed on the public page of a session at which it has a place; deleted when withdrawn.
 */
export const sessionCard = pgTable(
  "session_card",
  {
    /** The session's id in the site's content. */
    session: text().notNull(),
    startup: itsStartup(),
    /** Null once the person is erased. */
    by: text().references(() => person.id, { onDelete: "set null" }),
    at: at("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session, table.startup] }),
    index("session_card_startup").on(table.startup),
    index("session_card_by").on(table.by),
  ],
);

/** The counts of a session from when it was closed. */
export const sessionRecord = pgTable("session_record", {
  /** The session's id in the site's content. */
  session: text().primaryKey(),
  closedAt: at("closed_at").notNull(),
  /** A person's id. */
  closedBy: text("closed_by").notNull(),
  applied: integer().notNull(),
  selected: integer().notNull(),
  pitched: integer().notNull(),
  /** Investors; null if nobody's presence was marked. */
  present: integer(),
  wishes: integer().notNull(),
  introductions: integer().notNull(),
});
