import { and, eq, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Article, Category, Cursor, PostSummary } from "./post.ts";
import { post, postViews } from "./post.table.ts";
import { isShort, searchPatterns, searchTerms } from "../../platform/language/search-text.ts";

const summary = {
  id: post.id,
  slug: post.slug,
  lang: post.lang,
  category: post.category,
  title: post.title,
  excerpt: post.excerpt,
  minutes: post.minutes,
  publishedAt: post.publishedAt,
  cover: post.cover,
  chart: post.chart,
};

// Conditions name columns without their table, so that they also work on subqueries. They contain no parameters,
// because the planner only matches literals with the condition of a partial index.
const shownIn = (lang: Lang) => (lang === "en" ? sql`shown_in_english` : sql`shown_in_french`);
const place = sql`(published_at, id)`;
const placeOf = ({ at, id }: Cursor) => sql`(${new Date(at).toISOString()}::timestamptz, ${id}::int)`;
const newestFirst = [sql`published_at desc`, sql`id desc`];
const oldestFirst = [sql`published_at asc`, sql`id asc`];

type Found = Omit<PostSummary, "publishedOn"> & { publishedAt: Date | null };

function published({
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

const cursorOf = ({ publishedAt, id }: Found): Cursor => ({ at: publishedAt?.getTime() ?? 0, id });

function select(db: Db, where: SQL | undefined, order: SQL[], limit: number) {
  return db
    .select(summary)
    .from(post)
    .where(where)
    .orderBy(...order)
    .limit(limit);
}

/** The number of newest posts that a search scans first; a frequent term is found among them. */
const readInOrder = 2_000;
/** The same for terms of one or two letters, for which the index is of no use. */
const readForShortTerms = 10_000;
/** Maximum number of matches that a search takes from the index before sorting. */
const mostMatches = 50_000;

/**
 * Searches the newest posts by scanning them, and older ones by the index. Sequential scans are disabled for the second
 * part, because the planner underestimates the cost of comparing texts and would read the whole table. In older posts a
 * term of one or two letters matches only at the beginning of a word, because the index finds it only there.
 */
async function search(db: Db, about: SQL | undefined, query: string, limit: number) {
  const holds = (patterns: string[]) => and(...patterns.map((pattern) => sql`search like ${pattern}`));
  const terms = searchTerms(query);
  const columns = { ...summary, search: post.search, english: post.shownInEnglish, french: post.shownInFrench };
  const newest = db
    .select(columns)
    .from(post)
    .where(about)
    .orderBy(...newestFirst)
    .limit(terms.some(isShort) ? readForShortTerms : readInOrder)
    .as("newest");
  const near = await db
    .select()
    .from(newest)
    .where(holds(terms.map((term) => `%${term}%`)))
    .orderBy(...newestFirst)
    .limit(limit);
  if (near.length === limit) return near;
  const indexed = await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const found = tx
        .select(columns)
        .from(post)
        .where(holds(searchPatterns(query)))
        .limit(mostMatches)
        .as("found");
      return tx
        .select()
        .from(found)
        .where(about)
        .orderBy(...newestFirst)
        .limit(limit);
    },
    { accessMode: "read only" },
  );
  const older = indexed.filter(({ id }) => !near.some((each) => each.id === id));
  return [...near, ...older].slice(0, limit);
}

export type Listing = { category: Category | null; query: string; after: Cursor | null };

const pageSize = 24;

export async function listPosts(db: Db, lang: Lang, { category, query, after }: Listing) {
  const searched = searchTerms(query).length > 0;
  if (query.trim() && !searched) return { posts: [], featured: null, older: null };
  const shown = shownIn(lang);
  // The featured post is displayed separately above the list.
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
    .orderBy(post.lang);
  const row = rows.find(({ shown }) => shown);
  if (!row) return undefined;
  const { author, html, sections, checkedOn, reviewAfter, views } = row;
  const editions = rows.map((each) => each.lang);
  return {
    article: { ...published(row), author, html, sections, checkedOn, reviewAfter, views, editions } satisfies Article,
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

export async function newestPosts(db: Db, lang: Lang, limit: number) {
  return db
    .select({ ...summary, author: post.author, authorIsSample: post.authorIsSample })
    .from(post)
    .where(and(shownIn(lang), eq(post.lang, lang)))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** The slugs of the newest posts, with the languages in which they can be read. */
export async function newestSlugs(db: Db, limit: number): Promise<{ slug: string; editions: Lang[] }[]> {
  // French pages show one edition of every published post, whatever its language, so this lists each post once.
  const rows = await db
    .select({ slug: post.slug, lang: post.lang, everywhere: post.shownInEnglish })
    .from(post)
    .where(shownIn("fr"))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(({ slug, lang, everywhere }) => ({ slug, editions: everywhere ? [lang] : ["en", "fr"] }));
}
