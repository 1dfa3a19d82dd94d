import { boolean, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { itsPerson } from "../person/person.table.ts";
import type { ViewedList } from "./desk-view.ts";

export const deskView = pgTable(
  "desk_view",
  {
    id: uuid().primaryKey(),
    owner: itsPerson(),
    list: text().$type<ViewedList>().notNull(),
    name: text().notNull(),
    /** The query of the list's URL, without the question mark. */
    query: text().notNull(),
    /** Whether everybody who may open the list can see the view. */
    shared: boolean().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("desk_view_name").on(table.owner, table.list, table.name),
    index("desk_view_shared").on(table.list, table.shared),
  ],
);
