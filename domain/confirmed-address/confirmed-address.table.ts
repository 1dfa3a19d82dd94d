import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ConfirmedBy } from "./confirmed-address.ts";

/** An e-mail confirmed by a button on a page linked from a mail: one row for each kind of mail. */
export const confirmedAddress = pgTable(
  "confirmed_address",
  {
    /** In lower case. */
    email: text().notNull(),
    by: text().$type<ConfirmedBy>().notNull(),
    /** The latest confirmation. */
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.by] }),
    index("confirmed_address_oldest").on(table.confirmedAt),
  ],
);
