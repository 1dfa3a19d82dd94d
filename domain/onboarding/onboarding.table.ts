import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { itsPerson } from "../person/person.table.ts";

export const onboarding = pgTable(
  "onboarding",
  {
    person: itsPerson().primaryKey(),
    outcome: text().$type<"finished" | "skipped">().notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [check("onboarding_outcome", sql`${table.outcome} in ('finished', 'skipped')`)],
);
