import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { person, itsPerson } from "../person/person.table.ts";
import { itsStartup } from "../person/startup.table.ts";
import type { ViewKind } from "./deal.ts";

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull();

const kind = () => text().$type<ViewKind>().notNull();

/**
 * When an investor's visit was last counted, for each startup and kind of visit. Repeated visits within half an hour
 * are not counted.
 */
export const dealViewing = pgTable(
  "deal_viewing",
  { founder: itsStartup(), investor: itsPerson(), kind: kind(), lastCountedAt: at("last_counted_at") },
  (table) => [primaryKey({ columns: [table.founder, table.investor, table.kind] })],
);

/** A counted visit. The row remains for the founder's statistics when the investor is erased. */
export const dealView = pgTable(
  "deal_view",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    investor: text().references(() => person.id, { onDelete: "set null" }),
    kind: kind(),
    at: at("at").default(sql`now()`),
  },
  (table) => [
    index("deal_view_of").on(table.founder, table.at),
    index("deal_view_by").on(table.investor, table.at),
    check("deal_view_kind", sql`${table.kind} in ('profile', 'deck', 'website')`),
  ],
);

export const dealViewOptOut = pgTable("deal_view_opt_out", {
  investor: itsPerson().primaryKey(),
  since: at("since").default(sql`now()`),
});
