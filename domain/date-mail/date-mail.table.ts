import { sql } from "drizzle-orm";
import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { lead } from "../lead/lead.table.ts";

/** The leads to whom a date was mailed: of a conference or of a pitch session. */
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

/** The leads whose sender stopped mails about dates, for the form of the lead. */
export const dateStop = pgTable("date_stop", {
  leadId: uuid("lead_id")
    .primaryKey()
    .references(() => lead.id, { onDelete: "cascade" }),
  stoppedAt: timestamp("stopped_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`),
});
