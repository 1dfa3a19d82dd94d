import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Lang } from "../../platform/language/language.ts";

/** How often each public page was opened on each day in Paris. It holds sums and nothing of anybody. */
export const visitCount = pgTable(
  "visit_count",
  {
    day: date({ mode: "string" }).notNull(),
    /** The page's canonical path; with "#" and a name behind it something that is done there, which is no visit. */
    page: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    visits: integer().notNull(),
    /** Those of them that were somebody's first of the day on the site: summed over the pages, the day's visitors. */
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.lang] })],
);
