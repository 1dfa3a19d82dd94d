import { sql } from "drizzle-orm";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { lead } from "../lead/lead.table.ts";
import type { StoredReason } from "./pitch-answer.ts";

export const pitchAnswer = pgTable(
  "pitch_answer",
  {
    lead: uuid()
      .primaryKey()
      .references(() => lead.id, { onDelete: "cascade" }),
    reason: text().$type<StoredReason>().notNull(),
    line: text().notNull(),
    /** Null if the application was rejected automatically, because the session was cancelled. */
    author: text(),
    answeredAt: at("answered_at").notNull(),
  },
  (table) => [
    check("pitch_answer_reason", sql`${table.reason} in ('full', 'early', 'fit', 'incomplete', 'cancelled')`),
  ],
);
