import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** One row: the key with which e-mail addresses are digested. Unlike the signing secret, it is in every backup. */
export const addressKey = pgTable("address_key", {
  id: integer().primaryKey().default(1),
  key: text().notNull(),
});
