import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { itsStartup } from "../person/startup.table.ts";
import type { DeckRefusal, DeckState } from "./deck.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

const itsVersion = () =>
  uuid()
    .notNull()
    .references(() => deckVersion.id, { onDelete: "cascade" });

export const deckVersion = pgTable(
  "deck_version",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    /** The version number; the startup's first upload is 1. */
    number: integer().notNull(),
    name: text().notNull(),
    /** The size of the uploaded file in bytes. */
    size: integer().notNull(),
    state: text().$type<DeckState>().notNull().default("waiting"),
    why: text().$type<DeckRefusal>(),
    /** True if the author encrypted the file. Recipients can view such a deck, but not download copies. */
    locked: boolean().notNull().default(false),
    pages: integer(),
    /** `tries` counts the starts of rendering; until `claimedUntil`, only one server may render this version. */
    tries: integer().notNull().default(0),
    claimedUntil: at("claimed_until"),
    uploadedAt: at("uploaded_at").notNull().defaultNow(),
  },
  (table) => [
    unique("deck_version_of").on(table.founder, table.number),
    index("deck_version_waiting")
      .on(table.uploadedAt)
      .where(sql`state = 'waiting'`),
    check("deck_version_state", sql`${table.state} in ('waiting', 'drawn', 'refused')`),
    check("deck_version_why", sql`(${table.state} = 'refused') = (${table.why} is not null)`),
  ],
);

/** The uploaded file in pieces of at most 256 KiB, so that a backup needs little memory. */
export const deckOriginal = pgTable(
  "deck_original",
  {
    founder: itsStartup(),
    version: itsVersion(),
    number: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.number] })],
);

export const deckPage = pgTable(
  "deck_page",
  {
    founder: itsStartup(),
    version: itsVersion(),
    number: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The page as a WebP picture. */
    picture: bytes().notNull(),
    /** The page's text, for people who cannot see the picture. */
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.number] })],
);
