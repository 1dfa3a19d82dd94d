import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { person } from "../person/person.table.ts";
import { itsStartup } from "../person/startup.table.ts";
import { deckLink } from "./link.table.ts";
import { deckVersion } from "./deck.table.ts";

/** A person who opened a startup's deck: an account, or an e-mail address that the startup invited. */
export const deckReader = pgTable(
  "deck_reader",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    email: text(),
    person: text().references(() => person.id, { onDelete: "cascade" }),
    beatAt: at("beat_at"),
    beatVisit: uuid("beat_visit"),
    beatPage: integer("beat_page"),
  },
  (table) => [
    unique("deck_reader_address").on(table.founder, table.email),
    unique("deck_reader_account").on(table.founder, table.person),
    check("deck_reader_known", sql`num_nonnulls(${table.email}, ${table.person}) >= 1`),
  ],
);

/** A visit to a deck. The row remains for the startup when the visitor is erased. */
export const deckVisit = pgTable(
  "deck_visit",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    reader: uuid().references(() => deckReader.id, { onDelete: "set null" }),
    link: uuid().references(() => deckLink.id, { onDelete: "set null" }),
    version: uuid().references(() => deckVersion.id, { onDelete: "set null" }),
    openedAt: at("opened_at").notNull(),
    /** Whether the visitor agreed to show the startup which pages were viewed. */
    shows: boolean().notNull(),
    /** False for bots, and for visitors who object to being counted. */
    counted: boolean().notNull(),
  },
  (table) => [
    index("deck_visit_of").on(table.founder, table.openedAt),
    index("deck_visit_by").on(table.reader, table.openedAt),
  ],
);

/** How long a page was visible; stored only for visitors who agreed to share page views. */
export const deckPageRead = pgTable(
  "deck_page_read",
  {
    founder: itsStartup(),
    reader: uuid()
      .notNull()
      .references(() => deckReader.id, { onDelete: "cascade" }),
    visit: uuid()
      .notNull()
      .references(() => deckVisit.id, { onDelete: "cascade" }),
    page: integer().notNull(),
    seconds: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visit, table.page] }),
    index("deck_page_read_by").on(table.reader),
    check("deck_page_read_seconds", sql`${table.seconds} between 0 and 600`),
  ],
);
