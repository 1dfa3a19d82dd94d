import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Lang } from "../../platform/language/language.ts";

/** Views of each public page on each day in Paris: sums only, no personal data. */
export const visitCount = pgTable(
  "visit_count",
  {
    day: date({ mode: "string" }).notNull(),
    /** The page's canonical path; with "#" and a name, an action on the page, which is not a visit. */
    page: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    visits: integer().notNull(),
    /** Views that were a visitor's first of the day: summed over all pages, the day's visitors. */
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.lang] })],
);
