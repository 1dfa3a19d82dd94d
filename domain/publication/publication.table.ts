import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { itsStartup } from "../person/startup.table.ts";
import type { CustomerKind, ShownPart } from "./publication.ts";

/**
 * Returns a column with the id of an uploaded deck version. There is no foreign key, because the version may be
 * deleted.
 */
const uploadedDeck = () => uuid("deck_version");

export const publication = pgTable(
  "publication",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    customers: jsonb().$type<CustomerKind[]>().notNull(),
    deepTech: boolean("deep_tech").notNull(),
    shown: jsonb().$type<ShownPart[]>().notNull(),
    /**
     * The name and deck approved by the accelerator's team, the only ones that investors see; null before the first
     * approval.
     */
    name: text(),
    deck: text(),
    deckVersion: uploadedDeck(),
    publishedAt: at("published_at")
      .notNull()
      .default(sql`now()`),
    /** When the founder last changed the published parts or confirmed the profile as current. */
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
    check("publication_looked_at", sql`(${table.name} is null) = (${table.deck} is null)`),
  ],
);

export const publicationLook = pgTable(
  "publication_look",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    name: text().notNull(),
    deck: text().notNull(),
    deckVersion: uploadedDeck(),
    askedAt: at("asked_at").notNull(),
    verdict: text().$type<"yes" | "no">(),
    /** The founder sees the reason for a rejection; the reason for an approval is internal. */
    reason: text().notNull().default(""),
    lookedAt: at("looked_at"),
    lookedBy: text("looked_by"),
  },
  (table) => [
    uniqueIndex("publication_look_open")
      .on(table.founder)
      .where(sql`verdict is null`),
    index("publication_look_of").on(table.founder, table.lookedAt),
    check("publication_look_verdict", sql`${table.verdict} in ('yes', 'no')`),
    check("publication_look_whole", sql`(${table.verdict} is null) = (${table.lookedAt} is null)`),
  ],
);
