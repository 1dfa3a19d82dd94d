import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Lang } from "../../platform/language/language.ts";
import { image } from "../content/image.table.ts";
import type { Category, Section } from "./post.ts";

export const post = pgTable(
  "post",
  {
    id: integer().notNull(),
    lang: text().$type<Lang>().notNull(),
    slug: text().notNull(),
    category: text().$type<Category>().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    author: text().notNull(),
    authorIsSample: boolean("author_is_sample").notNull(),
    featured: boolean().notNull(),
    /** The id of the uploaded cover picture; null if the cover is drawn. */
    cover: text().references(() => image.id),
    /** The chart on the drawn cover, in the format of `readChart`; empty if there is no chart. */
    chart: text().notNull().default(""),
    /**
     * The day on which the post's figures and legal statements were last checked; the next check is due after
     * `reviewAfter`.
     */
    checkedOn: date("checked_on").notNull(),
    reviewAfter: date("review_after").notNull(),
    publishedAt: at("published_at"),
    scheduledFor: at("scheduled_for"),
    newsletter: boolean().notNull().default(true),
    body: text().notNull(),
    html: text().notNull(),
    sections: jsonb().$type<Section[]>().notNull(),
    minutes: integer().notNull(),
    /** The title and excerpt in all languages of the post, normalised for searching. */
    search: text().notNull(),
    /** Whether English pages show this edition, because it is English or the only published edition. */
    shownInEnglish: boolean("shown_in_english").notNull(),
    shownInFrench: boolean("shown_in_french").notNull(),
    /** A digest of the shipped file; null for a post written or edited on the site. */
    digest: text(),
    updatedAt: at("updated_at")
      .notNull()
      .default(sql`now()`),
  },
  // The lists scan these indexes backwards to show the newest posts first.
  (table) => [
    primaryKey({ columns: [table.id, table.lang] }),
    unique("post_slug").on(table.slug, table.lang),
    index("post_english")
      .on(table.publishedAt, table.id)
      .where(sql`shown_in_english`),
    index("post_french")
      .on(table.publishedAt, table.id)
      .where(sql`shown_in_french`),
    index("post_english_category")
      .on(table.category, table.publishedAt, table.id)
      .where(sql`shown_in_english`),
    index("post_french_category")
      .on(table.category, table.publishedAt, table.id)
      .where(sql`shown_in_french`),
    index("post_scheduled")
      .on(table.scheduledFor)
      .where(sql`scheduled_for is not null`),
    index("post_featured")
      .on(table.id)
      .where(sql`featured`),
    index("post_search").using("gin", table.search.op("gin_trgm_ops")),
  ],
);

export const postViews = pgTable("post_views", {
  postId: integer("post_id").primaryKey(),
  views: bigint({ mode: "number" }).notNull(),
});
