import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { lead } from "../lead/lead.table.ts";

export const sessionPlace = pgTable(
  "session_place",
  {
    id: uuid().primaryKey(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => lead.id, { onDelete: "cascade" }),
    session: text().notNull(),
    author: text().notNull(),
    acceptedAt: at("accepted_at")
      .notNull()
      .default(sql`now()`),
    takenBackAt: at("taken_back_at"),
    takenBackBy: text("taken_back_by"),
    /** Whether the startup pitched; null until the accelerator's team closes the session. */
    pitched: boolean(),
  },
  (table) => [
    uniqueIndex("session_place_of")
      .on(table.leadId)
      .where(sql`taken_back_at is null`),
    index("session_place_taken")
      .on(table.session)
      .where(sql`taken_back_at is null`),
  ],
);
