import { sql } from "drizzle-orm";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { lead } from "../lead/lead.table.ts";
import type { StoredReason } from "./pitch-answer.ts";

/** The no to an application, with the reason that was mailed to its sender. */
export const pitchAnswer = pgTable(
  "pitch_answer",
  {
    lead: uuid()
      .primaryKey()
      .references(() => lead.id, { onDelete: "cascade" }),
    reason: text().$type<StoredReason>().notNull(),
    /** A sentence written by the team; may be empty. */
    line: text().notNull(),
    /** Null if the cancellation of the session answered it. */
    author: text(),
    answeredAt: at("answered_at").notNull(),
  },
  (table) => [
    check("pitch_answer_reason", sql`${table.reason} in ('full', 'early', 'fit', 'incomplete', 'cancelled')`),
  ],
);
