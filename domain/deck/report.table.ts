import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { startup } from "../person/startup.table.ts";

const itsStartup = () => text().references(() => startup.id, { onDelete: "cascade" });

/** What a reader reported of a deck, and what somebody of the team did about it. */
export const deckReport = pgTable(
  "deck_report",
  {
    id: uuid().primaryKey(),
    founder: itsStartup().notNull(),
    /** The address that the reader has proven, by a link or by signing in. */
    email: text(),
    reason: text().notNull(),
    at: at("at").notNull(),
    /** Whether the deck was closed for it or the report was set aside. */
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

/** A startup whose deck the team closed: nobody outside it reads any version, until the row is deleted. */
export const deckClosure = pgTable("deck_closure", {
  founder: itsStartup().primaryKey(),
  /** The startup reads it. */
  reason: text().notNull(),
  at: at("at").notNull(),
  /** A person's id. */
  by: text().notNull(),
});
