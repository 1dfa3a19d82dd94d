import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { job } from "../../platform/jobs/job.table.ts";

export const deliveryDismissal = pgTable(
  "delivery_dismissal",
  {
    jobId: uuid("job_id")
      .primaryKey()
      .references(() => job.id, { onDelete: "cascade" }),
    author: text().notNull(),
    reason: text().notNull(),
    dismissedAt: timestamp("dismissed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check("delivery_dismissal_signed", sql`trim(${table.author}) <> '' and trim(${table.reason}) <> ''`)],
);
