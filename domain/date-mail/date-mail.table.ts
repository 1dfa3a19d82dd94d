import { sql } from "drizzle-orm";
import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { lead } from "../lead/lead.table.ts";

/** An e-mail about a new date, queued for a lead (a form that the recipient submitted). */
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

/** The submitted forms (leads) whose senders unsubscribed from e-mails about new dates. */
export const dateStop = pgTable("date_stop", {
  leadId: uuid("lead_id")
    .primaryKey()
    .references(() => lead.id, { onDelete: "cascade" }),
  stoppedAt: timestamp("stopped_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`),
});
