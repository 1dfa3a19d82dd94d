import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { person } from "../person/person.table.ts";

/** People who finished or skipped what opens by itself at the first visit; it does not open again. */
export const onboarding = pgTable(
  "onboarding",
  {
    person: text()
      .primaryKey()
      .references(() => person.id, { onDelete: "cascade" }),
    outcome: text().$type<"finished" | "skipped">().notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [check("onboarding_outcome", sql`${table.outcome} in ('finished', 'skipped')`)],
);
