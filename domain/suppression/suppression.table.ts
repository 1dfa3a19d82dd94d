import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * An e-mail address that receives no e-mails, or no e-mails of one kind, until the owner of the address allows e-mails
 * again.
 */
export const suppression = pgTable("suppression", {
  /** A keyed digest of the address; the address itself is not stored. */
  digest: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
