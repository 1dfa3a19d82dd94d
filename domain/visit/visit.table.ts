import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Lang } from "../../platform/language/language.ts";

/** The number of views of each public page per day (Paris time). Only sums are stored, which are no personal data. */
export const visitCount = pgTable(
  "visit_count",
  {
    day: date({ mode: "string" }).notNull(),
    /**
     * The canonical path of the page. A path followed by "#" and a name counts an action on the page instead of page
     * views.
     */
    page: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    visits: integer().notNull(),
    /**
     * The number of views that were a visitor's first view of any page on that day. The sum over all pages is the day's
     * number of visitors.
     */
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.lang] })],
);
