import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** One row: with what e-mail addresses are digested. It travels in every backup, unlike the signing secret. */
export const addressKey = pgTable("address_key", {
  id: integer().primaryKey().default(1),
  key: text().notNull(),
});
