import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** An address that gets no mail, or no mail of one kind, until its owner allows it again. */
export const suppression = pgTable("suppression", {
  /** A keyed digest of the address; the address itself is not stored. */
  digest: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
