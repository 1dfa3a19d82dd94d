import { sql } from "drizzle-orm";
import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { lead } from "../lead/lead.table.ts";

/** Whom the date of the conference was mailed to after their registration; another date is mailed again. */
export const conferenceDateMail = pgTable(
  "conference_date_mail",
  {
    leadId: uuid("lead_id")
      .notNull()
      .references(() => lead.id, { onDelete: "cascade" }),
    date: text().notNull(),
    queuedAt: timestamp("queued_at", { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.date] })],
);
