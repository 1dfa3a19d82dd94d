import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { post } from "./post.table.ts";
import { isShort, searchPatterns, searchTerms } from "../../platform/language/search-text.ts";

export const summary = {
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
export const newestFirst = [sql`published_at desc`, sql`id desc`];

/** The number of newest posts that a search scans before using the index. */
const readInOrder = 2_000;
/** The number of posts scanned for short search terms, for which the index does not help. */
const readForShortTerms = 10_000;
/** Maximum number of index matches that a search sorts. */
const mostMatches = 50_000;

/** The index search disables sequential scans, because the planner would otherwise scan the whole table. */
export async function search(db: Db, about: SQL | undefined, query: string, limit: number) {
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
