import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { person } from "../person/person.table.ts";
import { itsStartup } from "../person/startup.table.ts";

/**
 * A startup's agreement to be listed on the public page of a session. The row is deleted if the agreement is withdrawn.
 */
export const sessionCard = pgTable(
  "session_card",
  {
    session: text().notNull(),
    startup: itsStartup(),
    by: text().references(() => person.id, { onDelete: "set null" }),
    at: at("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session, table.startup] }),
    index("session_card_startup").on(table.startup),
    index("session_card_by").on(table.by),
  ],
);

export const sessionRecord = pgTable("session_record", {
  session: text().primaryKey(),
  closedAt: at("closed_at").notNull(),
  closedBy: text("closed_by").notNull(),
  applied: integer().notNull(),
  selected: integer().notNull(),
  pitched: integer().notNull(),
  /** The number of investors present; null if no investor was marked as present or absent. */
  present: integer(),
  wishes: integer().notNull(),
  introductions: integer().notNull(),
});
