import { pgTable, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { itsPerson } from "./person.table.ts";

/** A person's calendar feed, which a calendar program loads from a secret URL. A person has at most one feed. */
export const calendarFeed = pgTable("calendar_feed", {
  person: itsPerson().primaryKey(),
  /** The SHA-256 digest of the token, in hexadecimal. The token itself is shown once and not stored. */
  digest: text().notNull().unique(),
  openedAt: at("opened_at").notNull().defaultNow(),
  /** Appointments made after this time are e-mailed without a calendar file; null if all e-mails have one. */
  noFilesSince: at("no_files_since"),
});
