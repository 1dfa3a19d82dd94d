import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { ContentRecord, Kind } from "./content.ts";

/** The records as they are published. */
export const contentRecord = pgTable(
  "content_record",
  {
    kind: text().$type<Kind>().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    data: jsonb().$type<ContentRecord>().notNull(),
    /** True from the first change made on the site: from then on the files no longer speak for it. */
    edited: boolean().notNull().default(false),
    /** Its place among its kind was chosen on the site. */
    placed: boolean().notNull().default(false),
    /** Kept, so that the files do not bring it back. */
    deleted: boolean().notNull().default(false),
    updatedAt: at("updated_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** One row, raised in the transaction of every change: what servers watch to drop what they keep. */
export const contentVersion = pgTable("content_version", {
  id: integer().primaryKey().default(1),
  version: integer().notNull().default(1),
});

/**
 * A change of a record: who wrote it when, and what became of it. While it is neither published nor ended it is the
 * record's only draft; with a date it is published then.
 */
export const contentRevision = pgTable(
  "content_revision",
  {
    id: uuid().primaryKey(),
    seq: bigint({ mode: "number" }).notNull().generatedByDefaultAsIdentity(),
    kind: text().$type<Kind>().notNull(),
    recordId: text("record_id").notNull(),
    /** What the record becomes; null deletes it. */
    data: jsonb().$type<ContentRecord>(),
    /** What was published until it was; null for a new record. */
    before: jsonb().$type<ContentRecord>(),
    /** A person's id. */
    author: text().notNull(),
    at: at("at")
      .notNull()
      .default(sql`now()`),
    publishAt: at("publish_at"),
    publishedAt: at("published_at"),
    /** Given up, or another draft has taken its place. */
    endedAt: at("ended_at"),
    /** Why it could not be published on its date, as codes. */
    problem: text(),
  },
  (table) => [
    uniqueIndex("content_revision_draft")
      .on(table.kind, table.recordId)
      .where(sql`published_at is null and ended_at is null`),
    index("content_revision_due")
      .on(table.publishAt)
      .where(sql`published_at is null and ended_at is null and problem is null`),
    index("content_revision_of").on(table.kind, table.recordId, table.seq.desc().nullsFirst()),
  ],
);
