import { sql } from "drizzle-orm";
import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { lead } from "../lead/lead.table.ts";

/** The dates of conferences and pitch sessions that were mailed, with the leads to whom. */
export const dateMail = pgTable(
  "date_mail",
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

/** Leads whose sender has stopped the date mails that the lead's form requests. */
export const dateStop = pgTable("date_stop", {
  leadId: uuid("lead_id")
    .primaryKey()
    .references(() => lead.id, { onDelete: "cascade" }),
  stoppedAt: timestamp("stopped_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`),
});
