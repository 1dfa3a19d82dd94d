import { and, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { raiseVersion } from "../content/content.server.ts";
import { announceArticle } from "../newsletter/issue.server.ts";
import { stillHas } from "../person/team.server.ts";
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
  if (!(await mayItsEditorPublish(tx, id))) {
    await tx.update(post).set({ scheduledFor: null, newsletter: false }).where(eq(post.id, id));
    const scheduledFor = fresh[0]?.scheduledFor?.toISOString();
    await note(tx, null, "post.draft", id, {
      before: { standing: "scheduled", scheduledFor },
      after: { standing: "draft", scheduledFor: null },
    });
    return;
  }
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

/** Whether the person who chose the post's date may still publish; the audit log alone knows who that was. */
async function mayItsEditorPublish(tx: Db, id: number) {
  const [last] = await tx
    .select({ actor: auditEntry.actor })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.objectKind, "post"),
        eq(auditEntry.objectId, String(id)),
        eq(auditEntry.action, "post.schedule"),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(1);
  return last === undefined || (await stillHas(tx, last.actor, "content"));
}
