import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One row: what ties a database to the servers that may use it. */
export const installation = pgTable("installation", {
  id: integer().primaryKey().default(1),
  secretFingerprint: text("secret_fingerprint").notNull(),
  /** Whether the demo data was loaded: some protections of a real installation do not apply then. */
  demo: boolean().notNull().default(false),
  /** Written by readiness checks, to prove that the database accepts writes. */
  checkedAt: timestamp("checked_at", { withTimezone: true }),
});
