import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { mustHave } from "../audit/access.ts";
import type { PostToEdit } from "./post.ts";
import { post } from "./post.table.ts";
import { statusOf } from "./status.ts";
import type { Actor } from "../person/actor.ts";
import { digestOf } from "../edit-conflict/edit-conflict.server.ts";

const empty = { title: "", excerpt: "", body: "", author: "", authorIsSample: false, chart: "" };

export const exampleOf = { en: "example", fr: "exemple" } as const;

export async function readPost(db: Db, actor: Actor, id: number): Promise<PostToEdit | undefined> {
  mustHave(actor, "content");
  const rows = await db.select().from(post).where(eq(post.id, id)).orderBy(asc(post.lang));
  const [first] = rows;
  if (!first) return undefined;
  const edition = (lang: Lang) => {
    const row = rows.find((each) => each.lang === lang);
    if (!row) return empty;
    const { title, excerpt, body, author, authorIsSample, chart } = row;
    return { title, excerpt, body, author, authorIsSample, chart };
  };
  return {
    id,
    slug: first.slug,
    category: first.category,
    featured: rows.some(({ featured }) => featured),
    cover: first.cover,
    checked: first.checkedOn,
    reviewAfter: first.reviewAfter,
    // The choice to send a newsletter is kept only while the post is scheduled.
    newsletter: first.newsletter && statusOf(rows).status === "scheduled",
    en: edition("en"),
    fr: edition("fr"),
    ...statusOf(rows),
    base: baseOf(rows),
  };
}

type Row = typeof post.$inferSelect;

const baseOf = (rows: readonly Row[]) =>
  digestOf(JSON.stringify(rows.map(({ html: _html, sections: _sections, search: _search, ...row }) => row)));

export async function postsShowing(db: Db, actor: Actor, picture: string) {
  mustHave(actor, "content");
  return db
    .selectDistinctOn([post.id], { id: post.id, title: post.title })
    .from(post)
    .where(or(eq(post.cover, picture), sql`strpos(${post.body}, ${`/images/${picture}-`}) > 0`))
    .orderBy(post.id, post.lang);
}

export async function articleInBrief(db: Db, id: number, lang: Lang) {
  const [found] = await db
    .select({ slug: post.slug, title: post.title, excerpt: post.excerpt, minutes: post.minutes })
    .from(post)
    .where(and(eq(post.id, id), eq(post.lang, lang), isNotNull(post.publishedAt)));
  return found ?? null;
}
