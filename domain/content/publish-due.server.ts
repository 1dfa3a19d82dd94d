import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { stillHas } from "../person/team.server.ts";
import { contentRevision } from "./content.table.ts";
import { isDraft, recordStateOf } from "./record-state.server.ts";
import { check, note, put, type Revision } from "./revision.server.ts";

const batch = 20;

/**
 * A draft that is no longer valid, or whose author may no longer publish, stays a draft; safe on several servers at once.
 */
export async function publishDue(db: Db) {
  const due = await db
    .select({ id: contentRevision.id })
    .from(contentRevision)
    .where(and(isDraft, isNull(contentRevision.problem), lte(contentRevision.publishAt, sql`now()`)))
    .orderBy(asc(contentRevision.publishAt))
    .limit(batch);
  for (const { id } of due) await db.transaction((tx) => publishOne(tx, id));
  return due.length;
}

async function publishOne(tx: Db, id: string) {
  const [due] = await tx
    .select()
    .from(contentRevision)
    .where(and(eq(contentRevision.id, id), isDraft))
    .for("update", { skipLocked: true });
  if (!due?.data) return;
  const name = { kind: due.kind, id: due.recordId };
  const { published } = await recordStateOf(tx, name);
  const { data, problems } = await check(tx, name, due.data, published);
  const set = (change: Partial<Record<keyof Revision, unknown>>) =>
    tx
      .update(contentRevision)
      .set(change as Partial<Revision>)
      .where(eq(contentRevision.id, id));
  if (!(await stillHas(tx, due.author, "content"))) {
    await set({ problem: "authorMayNoLonger" });
    return;
  }
  if (!data) {
    await set({
      problem: problems.map(({ path, code, about }) => [path, code, about].filter(Boolean).join(" ")).join("; "),
    });
    return;
  }
  await set({ data, before: published, publishedAt: sql`now()` });
  await put(tx, data);
  await note(tx, { actor: due.author }, "content.publish-on-date", name, { before: published, after: data });
}
