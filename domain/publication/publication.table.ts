import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { person } from "../person/person.table.ts";
import type { CustomerKind, ShownPart } from "./publication.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A founder's profile as approved investors see it, from its publication to its withdrawal. */
export const publication = pgTable(
  "publication",
  {
    id: uuid().primaryKey(),
    founder: text()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    customers: jsonb().$type<CustomerKind[]>().notNull(),
    deepTech: boolean("deep_tech").notNull(),
    shown: jsonb().$type<ShownPart[]>().notNull(),
    publishedAt: at("published_at")
      .notNull()
      .default(sql`now()`),
    /** When the founder last changed it or said that it still holds. */
    confirmedAt: at("confirmed_at")
      .notNull()
      .default(sql`now()`),
    withdrawnAt: at("withdrawn_at"),
  },
  (table) => [
    uniqueIndex("publication_open")
      .on(table.founder)
      .where(sql`withdrawn_at is null`),
    index("publication_newest")
      .on(table.publishedAt, table.id)
      .where(sql`withdrawn_at is null`),
  ],
);
