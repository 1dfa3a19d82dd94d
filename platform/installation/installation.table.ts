import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** A single row with the fingerprint of the server's secret; a server with another secret cannot use the database. */
export const installation = pgTable("installation", {
  id: integer().primaryKey().default(1),
  secretFingerprint: text("secret_fingerprint").notNull(),
  /** True if the demo data was loaded; in a demo, people may skip the second factor. */
  demo: boolean().notNull().default(false),
  /** The time of the last readiness check, which writes this column to prove that the database accepts writes. */
  checkedAt: timestamp("checked_at", { withTimezone: true }),
});
