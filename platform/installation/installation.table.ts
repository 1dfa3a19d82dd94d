import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One row: what ties a database to the servers that may use it. */
export const installation = pgTable("installation", {
  id: integer().primaryKey().default(1),
  secretFingerprint: text("secret_fingerprint").notNull(),
  /** Whether the demo's cast was loaded: some of what protects an installation may be skipped there. */
  demo: boolean().notNull().default(false),
  /** Written by readiness checks: that a row can be stored is what they ask. */
  checkedAt: timestamp("checked_at", { withTimezone: true }),
});
