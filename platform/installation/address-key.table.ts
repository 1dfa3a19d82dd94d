import { integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * A single row with the key for the digests of e-mail addresses. Unlike the server's secret, this key is part of every
 * backup.
 */
export const addressKey = pgTable("address_key", {
  id: integer().primaryKey().default(1),
  key: text().notNull(),
});
