import { sql } from "drizzle-orm";
import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { lead } from "../lead/lead.table.ts";

/** Whom a date was mailed to after they wrote: of a conference or of a pitch session. */
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

/** Who wants no date mailed any more, by the form that they had asked with. */
export const dateStop = pgTable("date_stop", {
  leadId: uuid("lead_id")
    .primaryKey()
    .references(() => lead.id, { onDelete: "cascade" }),
  stoppedAt: timestamp("stopped_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`),
});
