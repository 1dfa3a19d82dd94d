import { sql } from "drizzle-orm";
import { jsonb, pgTable, timestamp } from "drizzle-orm/pg-core";
import { itsStartup } from "../person/startup.table.ts";
import type { Holder } from "./cap-table.ts";

export const capTable = pgTable("cap_table", {
  founder: itsStartup().primaryKey(),
  holders: jsonb().$type<Holder[]>().notNull(),
  savedAt: timestamp("saved_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`),
});
