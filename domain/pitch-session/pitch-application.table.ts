import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { lead } from "../lead/lead.table.ts";
import { itsStartup } from "../person/startup.table.ts";
import type { Plan } from "../plan/plan.ts";

/** An application from a founder's account, with the readiness scan and plan at the time of the application. */
export const pitchApplication = pgTable(
  "pitch_application",
  {
    lead: uuid()
      .primaryKey()
      .references(() => lead.id, { onDelete: "cascade" }),
    founder: itsStartup(),
    session: text().notNull(),
    scan: uuid().notNull(),
    score: integer().notNull(),
    plan: text().$type<Plan>().notNull(),
    feeText: text("fee_text").notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    unique("pitch_application_once").on(table.founder, table.session),
    index("pitch_application_session").on(table.session, table.score),
  ],
);
