import { pgTable, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { itsPerson } from "../person/person.table.ts";

/** A person's calendar feed, which a calendar program reads by a secret URL; at most one per person. */
export const calendarFeed = pgTable("calendar_feed", {
  person: itsPerson().primaryKey(),
  /** SHA-256 of the token, in hexadecimal; the token itself is shown once and not stored. */
  digest: text().notNull().unique(),
  openedAt: at("opened_at").notNull().defaultNow(),
  /**
   * E-mails about appointments made since then have no calendar file, because the feed contains the appointments; null
   * if they have one.
   */
  noFilesSince: at("no_files_since"),
});
