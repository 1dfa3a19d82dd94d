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
import { person } from "../person/person.table.ts";
import type { Milestone } from "./milestone.ts";

const at = (name: string) =>
  timestamp(name, { withTimezone: true })
    .notNull()
    .default(sql`now()`);
const itsFounder = () =>
  text()
    .notNull()
    .references(() => person.id, { onDelete: "cascade" });

/** What a founder says of a section of one of their documents. */
export const documentSection = pgTable(
  "document_section",
  {
    founder: itsFounder(),
    kind: text().notNull(),
    section: text().notNull(),
    chosen: boolean().notNull(),
    /** The founder's own words, "" where what is composed stands. */
    text: text().notNull().default(""),
    savedAt: at("saved_at"),
  },
  (table) => [primaryKey({ columns: [table.founder, table.kind, table.section] })],
);

/** A document as it was composed: it stays as it was made. */
export const documentVersion = pgTable(
  "document_version",
  {
    id: uuid().primaryKey(),
    founder: itsFounder(),
    kind: text().notNull(),
    /** From 1 on, of each kind. */
    number: integer().notNull(),
    composed: jsonb().$type<OfficeText>().notNull(),
    /** Days of a roadmap. */
    milestones: jsonb().$type<Milestone[]>().notNull(),
    /** The model that wrote; null where rules composed it. */
    model: text(),
    madeAt: at("made_at"),
  },
  (table) => [
    unique("document_version_number").on(table.founder, table.kind, table.number),
    check("document_version_from_one", sql`${table.number} > 0`),
  ],
);
