import { sql } from "drizzle-orm";
import { check, customType, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

export const image = pgTable(
  "image",
  {
    /** A digest of the uploaded file. */
    id: text().primaryKey(),
    name: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    altEn: text("alt_en").notNull(),
    altFr: text("alt_fr").notNull(),
    /** Who permitted the use of the picture, and on what basis. */
    permission: text().notNull(),
    permittedOn: date("permitted_on").notNull(),
    author: text().notNull(),
    uploadedAt: at("uploaded_at").notNull().defaultNow(),
  },
  (table) => [
    index("image_newest").on(table.uploadedAt.desc().nullsFirst(), table.id),
    check("image_described", sql`trim(${table.altEn}) <> '' and trim(${table.altFr}) <> ''`),
    check("image_permitted", sql`trim(${table.permission}) <> ''`),
  ],
);

export const imageRendition = pgTable(
  "image_rendition",
  {
    imageId: text("image_id")
      .notNull()
      .references(() => image.id, { onDelete: "cascade" }),
    width: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.imageId, table.width] })],
);
