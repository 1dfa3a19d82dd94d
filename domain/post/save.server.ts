import { and, eq, ne, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { BodyPictures } from "./body-picture.ts";
import type { PostSource } from "./post-file.server.ts";
import { post } from "./post.table.ts";
import { searchText } from "../../platform/language/search-text.ts";

type Row = typeof post.$inferInsert;

/** Returns noon UTC of the given day, because noon UTC falls on the same calendar day all over Europe. */
const publishedAt = (day: string | undefined) => (day ? new Date(`${day}T12:00:00Z`) : null);

const sample = /\s*\((?:example|exemple)\)$/;

export const withoutMark = (name: string) => name.replace(sample, "");

export type Edition = Omit<PostSource, "date"> & {
  cover: string | null;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  newsletter: boolean;
  digest: string | null;
};

export const asWritten = ({ date, ...source }: PostSource, digest: string | null): Edition => ({
  ...source,
  cover: null,
  publishedAt: publishedAt(date),
  scheduledFor: null,
  newsletter: true,
  digest,
});

/** Whether pages show an edition depends on which other editions of the post are published. */
export function shownAmong<Some extends { lang: Lang; title: string; excerpt: string; publishedAt: Date | null }>(
  edition: Some,
  all: readonly Some[],
) {
  const shown = all.filter((each) => each.publishedAt);
  const isShown = (lang: Lang) => shown.includes(edition) && (edition.lang === lang || shown.length === 1);
  return {
    search: searchText(shown.flatMap(({ title, excerpt }) => [title, excerpt])),
    shownInEnglish: isShown("en"),
    shownInFrench: isShown("fr"),
  };
}

export async function rowsOf(editions: readonly Edition[], pictures?: BodyPictures): Promise<Row[]> {
  const { frenchText, renderMarkdown } = await import("./markdown.server.ts");
  return editions.map((edition) => {
    const { id, lang, slug, category, featured, cover, chart, body, scheduledFor, newsletter, digest } = edition;
    const set = (text: string) => (lang === "fr" ? frenchText(text) : text);
    return {
      id,
      lang,
      slug,
      category,
      featured,
      cover,
      chart,
      body,
      title: set(edition.title),
      excerpt: set(edition.excerpt),
      author: set(withoutMark(edition.author)),
      authorIsSample: sample.test(edition.author),
      checkedOn: edition.checked,
      reviewAfter: edition.reviewAfter,
      publishedAt: edition.publishedAt,
      scheduledFor,
      newsletter,
      ...renderMarkdown(body, lang, edition.title, pictures),
      ...shownAmong(edition, editions),
      digest,
    };
  });
}

export async function write(tx: Db, id: number, rows: Row[]) {
  await tx.delete(post).where(
    and(
      eq(post.id, id),
      notInArray(
        post.lang,
        rows.map(({ lang }) => lang),
      ),
    ),
  );
  for (const row of rows)
    await tx
      .insert(post)
      .values(row)
      .onConflictDoUpdate({ target: [post.id, post.lang], set: { ...row, updatedAt: sql`now()` } });
  // Only a published post replaces the featured post; a draft does not.
  if (rows.some(({ featured, publishedAt: shown }) => featured && shown)) await takeTop(tx, id);
}

export async function takeTop(tx: Db, id: number) {
  await tx
    .update(post)
    .set({ featured: false })
    .where(and(eq(post.featured, true), ne(post.id, id)));
}
