import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Category, Cursor, PostSummary } from "./post.ts";
import { post } from "./post.table.ts";
import { searchTerms } from "../../platform/language/search-text.ts";
import { newestFirst, search, summary } from "./search-posts.server.ts";

// Values are literals, because the query planner cannot use partial indexes with parameters.
export const shownIn = (lang: Lang) => (lang === "en" ? sql`shown_in_english` : sql`shown_in_french`);
export const place = sql`(published_at, id)`;
export const placeOf = ({ at, id }: Cursor) => sql`(${new Date(at).toISOString()}::timestamptz, ${id}::int)`;
export const oldestFirst = [sql`published_at asc`, sql`id asc`];

export type Found = Omit<PostSummary, "publishedOn"> & { publishedAt: Date | null };

export function published({
  id,
  slug,
  lang,
  category,
  title,
  excerpt,
  minutes,
  publishedAt,
  cover,
  chart,
}: Found): PostSummary {
  const publishedOn = parisDay(publishedAt ?? new Date(0));
  return { id, slug, lang, category, title, excerpt, minutes, publishedOn, cover, chart };
}

export const cursorOf = ({ publishedAt, id }: Found): Cursor => ({ at: publishedAt?.getTime() ?? 0, id });

export function select(db: Db, where: SQL | undefined, order: SQL[], limit: number) {
  return db
    .select(summary)
    .from(post)
    .where(where)
    .orderBy(...order)
    .limit(limit);
}

export type Listing = { category: Category | null; query: string; after: Cursor | null };

const pageSize = 24;

export async function listPosts(db: Db, lang: Lang, { category, query, after }: Listing) {
  const searched = searchTerms(query).length > 0;
  if (query.trim() && !searched) return { posts: [], featured: null, older: null };
  const shown = shownIn(lang);
  // The page displays the featured post separately above the list.
  const withFeatured = !category && !searched;
  const about = and(
    shown,
    category ? sql`category = ${category}` : undefined,
    withFeatured ? sql`not featured` : undefined,
    after ? sql`${place} < ${placeOf(after)}` : undefined,
  );
  const wanted = pageSize + 1;
  const rows: Found[] = searched
    ? await search(db, about, query, wanted)
    : await select(db, about, newestFirst, wanted);
  const [featured] = withFeatured && !after ? await select(db, and(sql`featured`, shown), newestFirst, 1) : [];
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return {
    posts: rows.slice(0, pageSize).map(published),
    featured: featured ? published(featured) : null,
    older: last ? cursorOf(last) : null,
  };
}

export async function newestPosts(db: Db, lang: Lang, limit: number) {
  return db
    .select({ ...summary, author: post.author, authorIsSample: post.authorIsSample })
    .from(post)
    .where(and(shownIn(lang), eq(post.lang, lang)))
    .orderBy(...newestFirst)
    .limit(limit);
}

export async function newestSlugs(db: Db, limit: number): Promise<{ slug: string; editions: Lang[] }[]> {
  // French pages show exactly one edition of every published post, so each post occurs once.
  const rows = await db
    .select({ slug: post.slug, lang: post.lang, everywhere: post.shownInEnglish })
    .from(post)
    .where(shownIn("fr"))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(({ slug, lang, everywhere }) => ({ slug, editions: everywhere ? [lang] : ["en", "fr"] }));
}
