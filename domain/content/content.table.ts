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

export const contentRecord = pgTable(
  "content_record",
  {
    kind: text().$type<Kind>().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    data: jsonb().$type<ContentRecord>().notNull(),
    /** True after a change on the site, so that content files shipped with the code no longer update the record. */
    edited: boolean().notNull().default(false),
    /** True if an editor has moved the record, so that the shipped content files keep the record's position. */
    placed: boolean().notNull().default(false),
    /**
     * True if the record was deleted. The row is kept, because otherwise the content files shipped with the code would
     * restore the record.
     */
    deleted: boolean().notNull().default(false),
    updatedAt: at("updated_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/**
 * A single row with a number that every content change increments. Servers watch this number to invalidate their
 * caches.
 */
export const contentVersion = pgTable("content_version", {
  id: integer().primaryKey().default(1),
  version: integer().notNull().default(1),
});

/** A change of a content record. A change that is neither published nor discarded is the record's only draft. */
export const contentRevision = pgTable(
  "content_revision",
  {
    id: uuid().primaryKey(),
    seq: bigint({ mode: "number" }).notNull().generatedByDefaultAsIdentity(),
    kind: text().$type<Kind>().notNull(),
    recordId: text("record_id").notNull(),
    /** The changed record; null when the change deletes the record. */
    data: jsonb().$type<ContentRecord>(),
    /** The published record before this change; null for a new record. */
    before: jsonb().$type<ContentRecord>(),
    author: text().notNull(),
    at: at("at")
      .notNull()
      .default(sql`now()`),
    publishAt: at("publish_at"),
    publishedAt: at("published_at"),
    /** The time when the draft was discarded or replaced by another draft. */
    endedAt: at("ended_at"),
    /** The reasons why the scheduled publication failed, as problem codes; "authorMayNoLonger" without the right. */
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
