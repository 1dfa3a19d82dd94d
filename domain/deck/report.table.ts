import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { startup } from "../person/startup.table.ts";

const itsStartup = () => text().references(() => startup.id, { onDelete: "cascade" });

export const deckReport = pgTable(
  "deck_report",
  {
    id: uuid().primaryKey(),
    founder: itsStartup().notNull(),
    /** The e-mail address of the visitor who reported the deck, verified by a link or by signing in. */
    email: text(),
    reason: text().notNull(),
    at: at("at").notNull(),
    /** Whether the accelerator's team closed the deck ("closed") or dismissed the report ("set-aside"). */
    answer: text().$type<"closed" | "set-aside">(),
    answeredAt: at("answered_at"),
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

/** While this row exists, only the startup's own people can open the deck. */
export const deckClosure = pgTable("deck_closure", {
  founder: itsStartup().primaryKey(),
  /** The reason for closing the deck, which the startup can see. */
  reason: text().notNull(),
  at: at("at").notNull(),
  by: text().notNull(),
});
