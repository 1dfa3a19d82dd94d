import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { byDate, type DateSort, type Order, type Place, placeIn, readPage } from "../../platform/db/keyset.server.ts";
import { folded } from "../../platform/db/search-column.ts";
import type { Lang } from "../../platform/language/language.ts";
import { searchPatterns } from "../../platform/language/search-text.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { categories, type Category } from "./post.ts";
import { post } from "./post.table.ts";
import { statusOf } from "./status.ts";

export type PostFilters = { status: string; category: string; query: string; sort?: DateSort | undefined };

const order: Order = {
  by: [
    { key: sql`coalesce(${post.publishedAt}, '9999-01-01T00:00:00Z')`, kind: "time" },
    { key: post.id, kind: "number" },
  ],
  newestFirst: true,
};
const hasStatus = {
  published: sql`${post.publishedAt} is not null`,
  scheduled: sql`${post.publishedAt} is null and ${post.scheduledFor} is not null`,
  draft: sql`${post.publishedAt} is null and ${post.scheduledFor} is null`,
};

export async function listAllPosts(
  db: Db,
  actor: Actor,
  lang: Lang,
  { status, category, query, sort }: PostFilters,
  place: Place,
) {
  mustHave(actor, "content");
  const patterns = searchPatterns(query);
  const mentions = patterns.map(
    (pattern) => sql`(${everything} like ${pattern} or ${everythingClosed} like ${pattern})`,
  );
  return readPage(byDate(order, sort), place, async ({ where, orderBy, limit }) => {
    const other = sql`exists (select 1 from ${post} other where other.id = post.id and other.lang = ${lang})`;
    const rows = await db
      .select({
        id: post.id,
        lang: post.lang,
        slug: post.slug,
        title: post.title,
        category: post.category,
        publishedAt: post.publishedAt,
        scheduledFor: post.scheduledFor,
        reviewAfter: post.reviewAfter,
        languages: sql<
          Lang[]
        >`array(select other.lang from ${post} other where other.id = post.id order by other.lang)`,
        place: placeIn(order),
      })
      .from(post)
      .where(
        and(
          where,
          sql`(${post.lang} = ${lang} or not ${other})`,
          isIn(status, hasStatus),
          categories.some((each) => each === category) ? eq(post.category, category as Category) : undefined,
          ...mentions,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map((row) => ({ ...row, ...statusOf([row]) }));
  });
}

const text = sql`(${post.title} || ' ' || ${post.excerpt} || ' ' || ${post.body})`;
const everything = folded(text);
/** SQL for the text without thousands separators, so that a search for 9900 finds "9,900" and "9 900". */
const everythingClosed = folded(sql`regexp_replace(${text}, '(\\d)[ ,.\\u00a0\\u202f](?=\\d{3})', '\\1', 'g')`);

const isIn = <Value>(name: string, values: Record<string, Value>) =>
  Object.hasOwn(values, name) ? values[name] : undefined;
