import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { itsStartup } from "../person/startup.table.ts";
import type { Holder } from "./cap-table.ts";
import type { Round } from "./round.ts";

export const capScenario = pgTable(
  "cap_scenario",
  {
    id: uuid().primaryKey().defaultRandom(),
    founder: itsStartup(),
    name: text().notNull(),
    holders: jsonb().$type<Holder[]>().notNull(),
    rounds: jsonb().$type<Round[]>().notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (t) => [unique("cap_scenario_name").on(t.founder, t.name)],
);
