import { and, asc, desc, eq, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Article, Category, Cursor, PostSummary } from "./post.ts";
import { post, postViews } from "./post.table.ts";
import { searchPatterns } from "./search-text.ts";

const summary = {
  id: post.id,
  slug: post.slug,
  lang: post.lang,
  category: post.category,
  title: post.title,
  excerpt: post.excerpt,
  minutes: post.minutes,
  publishedAt: post.publishedAt,
};

/** Written out, because a partial index serves a condition only when it reads it there. */
const shownIn = (lang: Lang) => (lang === "en" ? sql`${post.shownInEnglish}` : sql`${post.shownInFrench}`);
const newestFirst = [desc(post.publishedAt), desc(post.id)];
const oldestFirst = [asc(post.publishedAt), asc(post.id)];
const place = sql`(${post.publishedAt}, ${post.id})`;
const placeOf = ({ at, id }: Cursor) => sql`(${new Date(at).toISOString()}::timestamptz, ${id}::int)`;

type Found = Omit<PostSummary, "publishedOn"> & { publishedAt: Date | null };

function published<T extends Found>({ publishedAt, ...row }: T) {
  return { ...row, publishedOn: parisDay(publishedAt ?? new Date(0)) };
}

const cursorOf = ({ publishedAt, id }: Found): Cursor => ({ at: publishedAt?.getTime() ?? 0, id });

function select(db: Db, where: SQL | undefined, order: SQL[], limit: number) {
  return db
    .select(summary)
    .from(post)
    .where(where)
    .orderBy(...order)
    .limit(limit);
}

export type Listing = { category: Category | null; query: string; after: Cursor | null };

export const pageSize = 12;

/** One page of posts, newest first; `older` is where the next one begins. */
export async function listPosts(db: Db, lang: Lang, { category, query, after }: Listing) {
  const patterns = searchPatterns(query);
  if (query.trim() && patterns.length === 0) return { posts: [], featured: null, older: null };
  const shown = shownIn(lang);
  // The featured post has a place of its own above all the others.
  const withFeatured = !category && patterns.length === 0;
  const rows = await select(
    db,
    and(
      shown,
      category ? eq(post.category, category) : undefined,
      withFeatured ? sql`not ${post.featured}` : undefined,
      ...patterns.map((pattern) => sql`${post.search} like ${pattern}`),
      after ? sql`${place} < ${placeOf(after)}` : undefined,
    ),
    newestFirst,
    pageSize + 1,
  );
  const [featured] = withFeatured && !after ? await select(db, and(sql`${post.featured}`, shown), newestFirst, 1) : [];
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return {
    posts: rows.slice(0, pageSize).map(published),
    featured: featured ? published(featured) : null,
    older: last ? cursorOf(last) : null,
  };
}

/** A post as pages in this language show it; undefined when none has this slug. */
export async function findArticle(db: Db, lang: Lang, slug: string) {
  const rows = await db
    .select({
      ...summary,
      author: { name: post.author, sample: post.authorIsSample },
      html: post.html,
      sections: post.sections,
      checkedOn: post.checkedOn,
      reviewAfter: post.reviewAfter,
      shown: shownIn(lang).mapWith(Boolean),
      views: sql<number>`coalesce(${postViews.views}, 0)`.mapWith(Number),
    })
    .from(post)
    .leftJoin(postViews, eq(postViews.postId, post.id))
    .where(and(eq(post.slug, slug), or(post.shownInEnglish, post.shownInFrench)))
    .orderBy(asc(post.lang));
  const row = rows.find(({ shown }) => shown);
  if (!row) return undefined;
  const { shown: _, ...article } = row;
  return {
    article: { ...published(article), editions: rows.map((each) => each.lang) } satisfies Article,
    ...(await around(db, lang, row)),
  };
}

const relatedPosts = 3;

/** The next older and the next newer post, and others of its category that were published around the same time. */
async function around(db: Db, lang: Lang, row: Found) {
  const shown = shownIn(lang);
  const here = placeOf(cursorOf(row));
  const [previous] = await select(db, and(shown, sql`${place} < ${here}`), newestFirst, 1);
  const [next] = await select(db, and(shown, sql`${place} > ${here}`), oldestFirst, 1);
  const neighbours = [previous, next].flatMap((each) => (each ? [each.id] : []));
  const alike = and(
    shown,
    eq(post.category, row.category),
    ne(post.id, row.id),
    neighbours.length > 0 ? notInArray(post.id, neighbours) : undefined,
  );
  const older = await select(db, and(alike, sql`${place} < ${here}`), newestFirst, relatedPosts);
  const newer = await select(db, and(alike, sql`${place} > ${here}`), oldestFirst, relatedPosts);
  return {
    previous: previous ? published(previous) : null,
    next: next ? published(next) : null,
    related: [...older, ...newer].slice(0, relatedPosts).map(published),
  };
}

/** The newest posts written in this language, for its feed. */
export async function newestPosts(db: Db, lang: Lang, limit: number) {
  return db
    .select({ ...summary, author: post.author, authorIsSample: post.authorIsSample })
    .from(post)
    .where(and(shownIn(lang), eq(post.lang, lang)))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** The addresses of the newest posts with the languages they can be read in. */
export async function newestSlugs(db: Db, limit: number): Promise<{ slug: string; editions: Lang[] }[]> {
  // Of each published post one edition is shown in French, whatever it is written in.
  const rows = await db
    .select({ slug: post.slug, lang: post.lang, everywhere: post.shownInEnglish })
    .from(post)
    .where(shownIn("fr"))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(({ slug, lang, everywhere }) => ({ slug, editions: everywhere ? [lang] : ["en", "fr"] }));
}
