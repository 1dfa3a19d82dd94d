import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ConfirmedBy } from "./confirmed-address.ts";

/** Somebody pressed a button on a page to which a mail to this address had led: a row for each kind of page. */
export const confirmedAddress = pgTable(
  "confirmed_address",
  {
    /** In lower case. */
    email: text().notNull(),
    by: text().$type<ConfirmedBy>().notNull(),
    /** The last time. */
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.by] }),
    index("confirmed_address_oldest").on(table.confirmedAt),
  ],
);
