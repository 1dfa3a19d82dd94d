import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { OfficeText } from "../../platform/office/text.ts";
import { itsStartup } from "../person/startup.table.ts";
import type { Milestone } from "./milestone.ts";

const at = (name: string) =>
  timestamp(name, { withTimezone: true })
    .notNull()
    .default(sql`now()`);

export const documentSection = pgTable(
  "document_section",
  {
    founder: itsStartup(),
    kind: text().notNull(),
    section: text().notNull(),
    chosen: boolean().notNull(),
    /** The text that the founder wrote for this section; empty to use the composed text. */
    text: text().notNull().default(""),
    savedAt: at("saved_at"),
  },
  (table) => [primaryKey({ columns: [table.founder, table.kind, table.section] })],
);

/** A composed version of a document. A row is never changed. */
export const documentVersion = pgTable(
  "document_version",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    kind: text().notNull(),
    /** The version number, counted from 1 separately for each kind of document. */
    number: integer().notNull(),
    composed: jsonb().$type<OfficeText>().notNull(),
    milestones: jsonb().$type<Milestone[]>().notNull(),
    /** The name of the language model that wrote the version; null if the version was composed by rules. */
    model: text(),
    madeAt: at("made_at"),
  },
  (table) => [
    unique("document_version_number").on(table.founder, table.kind, table.number),
    check("document_version_from_one", sql`${table.number} > 0`),
  ],
);
