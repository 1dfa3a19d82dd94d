import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { startup } from "../person/startup.table.ts";
import type { Holder } from "./cap-table.ts";

export const capTable = pgTable("cap_table", {
  founder: text()
    .primaryKey()
    .references(() => startup.id, { onDelete: "cascade" }),
  holders: jsonb().$type<Holder[]>().notNull(),
  savedAt: timestamp("saved_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`),
});
