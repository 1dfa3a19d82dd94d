import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const rateBucket = pgTable("rate_bucket", {
  key: text().primaryKey(),
  /** The time at which the bucket will be full again; a bucket without a row is full. */
  fullAt: timestamp("full_at", { withTimezone: true }).notNull(),
});
