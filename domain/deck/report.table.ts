import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { startup } from "../person/startup.table.ts";

const itsStartup = () => text().references(() => startup.id, { onDelete: "cascade" });

/** A reader's report of a deck, with the team's answer. */
export const deckReport = pgTable(
  "deck_report",
  {
    id: uuid().primaryKey(),
    founder: itsStartup().notNull(),
    /** The reader's address, proven by a link or by signing in. */
    email: text(),
    reason: text().notNull(),
    at: at("at").notNull(),
    /** Whether the team closed the deck or dismissed the report. */
    answer: text().$type<"closed" | "set-aside">(),
    answeredAt: at("answered_at"),
    /** A person's id. */
    answeredBy: text("answered_by"),
  },
  (table) => [
    index("deck_report_open")
      .on(table.at)
      .where(sql`answer is null`),
    index("deck_report_of").on(table.founder),
    check("deck_report_answer", sql`${table.answer} in ('closed', 'set-aside')`),
    check("deck_report_whole", sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);

/** A startup whose deck the team closed: nobody outside the startup can open any version until the row is deleted. */
export const deckClosure = pgTable("deck_closure", {
  founder: itsStartup().primaryKey(),
  /** The startup sees the reason. */
  reason: text().notNull(),
  at: at("at").notNull(),
  /** A person's id. */
  by: text().notNull(),
});
