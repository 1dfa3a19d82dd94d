import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const rateBucket = pgTable("rate_bucket", {
  key: text().primaryKey(),
  /** When the bucket will be full again; a missing row means a full bucket. */
  fullAt: timestamp("full_at", { withTimezone: true }).notNull(),
});
