import { and, eq, ne, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { Article } from "./post.ts";
import { post, postViews } from "./post.table.ts";
import { newestFirst, summary } from "./search-posts.server.ts";
import { cursorOf, oldestFirst, place, placeOf, published, select, shownIn, type Found } from "./post.server.ts";

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
