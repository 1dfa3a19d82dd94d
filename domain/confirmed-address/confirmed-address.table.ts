import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ConfirmedBy } from "./confirmed-address.ts";

/** Addresses whose owners pressed a confirmation button reached from an e-mail, one row per kind of e-mail. */
export const confirmedAddress = pgTable(
  "confirmed_address",
  {
    /** The confirmed e-mail address in lower case. */
    email: text().notNull(),
    by: text().$type<ConfirmedBy>().notNull(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.by] }),
    index("confirmed_address_oldest").on(table.confirmedAt),
  ],
);
