import { pgTable, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { person } from "../person/person.table.ts";

/** The address under which a calendar program reads somebody's own dates; one at a time for each person. */
export const calendarFeed = pgTable("calendar_feed", {
  person: text()
    .primaryKey()
    .references(() => person.id, { onDelete: "cascade" }),
  /** SHA-256 of the token, in hexadecimal; the token itself is shown once and not stored. */
  digest: text().notNull().unique(),
  openedAt: at("opened_at").notNull().defaultNow(),
  /** Since then e-mails about a new date carry no invitation, because the feed has it; null where they do. */
  noFilesSince: at("no_files_since"),
});
