import { desc, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { fold } from "../../platform/language/search-text.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { post } from "./post.table.ts";

const mostWords = 5;
const near = 12;

/** Returns posts with a word in `typed`, best matches first. `isClose`: the title contains one of the words. */
export async function relatedPosts(db: Db, lang: Lang, typed: readonly string[], most: number) {
  const words = [...new Set(typed.flatMap((each) => fold(each).split(" ")))].filter((word) => word.length > 2);
  const terms = words.toSorted((a, b) => b.length - a.length).slice(0, mostWords);
  if (terms.length === 0) return [];
  const holds = terms.map((word) => sql`search like ${`% ${word}%`}`);
  const hits = sql<number>`${sql.join(
    holds.map((each) => sql`(${each})::int`),
    sql` + `,
  )}`.mapWith(Number);
  const shown = lang === "en" ? sql`shown_in_english` : sql`shown_in_french`;
  const found = await db
    .select({ id: post.id, slug: post.slug, title: post.title, lang: post.lang, publishedAt: post.publishedAt, hits })
    .from(post)
    .where(sql`${shown} and (${or(...holds)})`)
    .orderBy(desc(hits), desc(post.publishedAt))
    .limit(near);
  const inTitle = (title: string) => terms.filter((word) => ` ${fold(title)}`.includes(` ${word}`)).length;
  return found
    .map((each) => ({ ...each, titled: inTitle(each.title) }))
    .toSorted((a, b) => b.titled - a.titled || b.hits - a.hits)
    .slice(0, most)
    .map(({ slug, title, lang: its, publishedAt, titled }) => ({
      ...{ slug, title, lang: its },
      on: parisDay(publishedAt ?? new Date(0)),
      isClose: titled > 0,
    }));
}
