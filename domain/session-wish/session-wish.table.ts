import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Side } from "../introduction/introduction.ts";
import { person, itsPerson } from "../person/person.table.ts";
import { itsStartup } from "../person/startup.table.ts";

/**
 * The wish of a startup or an investor, made at a session, to meet the other side. Only an introduction reveals the
 * wish.
 */
export const sessionWish = pgTable(
  "session_interest",
  {
    session: text().notNull(),
    founder: itsStartup(),
    investor: itsPerson(),
    side: text().$type<Side>().notNull(),
    /** The person who entered the wish; null after the erasure of that person's data. */
    by: text().references(() => person.id, { onDelete: "set null" }),
    at: at("at").notNull(),
    takenBackAt: at("taken_back_at"),
    /** The time at which the wish was sent as an introduction; null before. */
    sentAt: at("sent_at"),
  },
  (table) => [
    primaryKey({ columns: [table.session, table.founder, table.investor, table.side] }),
    index("session_interest_founder").on(table.founder),
    index("session_interest_investor").on(table.investor),
    index("session_interest_by").on(table.by),
    check("session_interest_side", sql`${table.side} in ('startup', 'investor')`),
  ],
);
