import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** The key for the digests of e-mail addresses; unlike the server's secret, every backup contains this key. */
export const addressKey = pgTable("address_key", {
  id: integer().primaryKey().default(1),
  key: text().notNull(),
});
