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
import { startup } from "../person/startup.table.ts";
import type { DeckRefusal, DeckState } from "./deck.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

const itsStartup = () =>
  text()
    .notNull()
    .references(() => startup.id, { onDelete: "cascade" });
const itsVersion = () =>
  uuid()
    .notNull()
    .references(() => deckVersion.id, { onDelete: "cascade" });

/** A deck that a startup uploaded; investors read the newest one that is drawn. */
export const deckVersion = pgTable(
  "deck_version",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    /** Counts the startup's uploads, from 1. */
    number: integer().notNull(),
    /** The name of the file. */
    name: text().notNull(),
    /** Bytes of the file. */
    size: integer().notNull(),
    state: text().$type<DeckState>().notNull().default("waiting"),
    why: text().$type<DeckRefusal>(),
    /** Whether its author locked the file: it is read, and not copied. */
    locked: boolean().notNull().default(false),
    /** Null until the pages are counted. */
    pages: integer(),
    /** How often a server has begun to draw it, and until when the last one may go on. */
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

/** The uploaded file in pieces of at most 1 MiB, so that a backup never holds it whole in memory. */
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

/** A page as our server drew it. */
export const deckPage = pgTable(
  "deck_page",
  {
    founder: itsStartup(),
    version: itsVersion(),
    number: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** WebP. */
    picture: bytes().notNull(),
    /** The page's text for readers who do not see the picture. */
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.number] })],
);
