import { sql } from "drizzle-orm";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { lead } from "../lead/lead.table.ts";
import type { AnswerReason } from "./pitch-answer.ts";

/** A no to an application to pitch, with the reason that its sender was mailed. */
export const pitchAnswer = pgTable(
  "pitch_answer",
  {
    lead: uuid()
      .primaryKey()
      .references(() => lead.id, { onDelete: "cascade" }),
    reason: text().$type<AnswerReason>().notNull(),
    /** A sentence of the desk's own; may be empty. */
    line: text().notNull(),
    /** A person's id. */
    author: text().notNull(),
    answeredAt: at("answered_at").notNull(),
  },
  (table) => [check("pitch_answer_reason", sql`${table.reason} in ('full', 'early', 'fit', 'incomplete')`)],
);
