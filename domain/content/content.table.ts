import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ContentRecord, Kind } from "./content.ts";

export const contentRecord = pgTable(
  "content_record",
  {
    kind: text().$type<Kind>().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    data: jsonb().$type<ContentRecord>().notNull(),
    /** True from the first change made on the site: from then on the files no longer speak for it. */
    edited: boolean().notNull().default(false),
    updatedAt: timestamp("updated_at", { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** One row, raised in the transaction of every change: what servers watch to drop what they keep. */
export const contentVersion = pgTable("content_version", {
  id: integer().primaryKey().default(1),
  version: integer().notNull().default(1),
});
