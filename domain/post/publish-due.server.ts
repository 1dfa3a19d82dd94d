import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { raiseVersion } from "../content/content.server.ts";
import { announceArticle } from "../newsletter/issue.server.ts";
import { note } from "./note.server.ts";
import { post } from "./post.table.ts";
import { shownAmong, takeTop } from "./save.server.ts";

export async function publishDuePosts(db: Db) {
  const due = await db
    .selectDistinct({ id: post.id })
    .from(post)
    .where(and(isNotNull(post.scheduledFor), lte(post.scheduledFor, sql`now()`)))
    .limit(20);
  for (const { id } of due) await db.transaction((tx) => publishOne(tx, id));
  return due.length;
}

async function publishOne(tx: Db, id: number) {
  const rows = await tx.select().from(post).where(eq(post.id, id)).for("update");
  const now = Date.now();
  const all = rows.map((row) => ({
    ...row,
    publishedAt: row.publishedAt ?? (row.scheduledFor && row.scheduledFor.getTime() <= now ? row.scheduledFor : null),
  }));
  const fresh = rows.filter((row, index) => !row.publishedAt && all[index]?.publishedAt);
  if (fresh.length === 0) return;
  for (const row of all)
    await tx
      .update(post)
      .set({ ...shownAmong(row, all), publishedAt: row.publishedAt, scheduledFor: null, updatedAt: sql`now()` })
      .where(and(eq(post.id, id), eq(post.lang, row.lang)));
  if (rows.some(({ featured }) => featured)) await takeTop(tx, id);
  const announced = fresh.filter(({ newsletter }) => newsletter).map(({ lang }) => lang);
  await announceArticle(tx, id, announced);
  await raiseVersion(tx);
  await note(tx, null, "post.publish-on-date", id, { after: { languages: fresh.map(({ lang }) => lang) } });
}
