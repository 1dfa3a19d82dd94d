import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { holderNow, stillHas } from "../person/team.server.ts";
import { contentRevision } from "./content.table.ts";
import { movedMailbox } from "./edit.server.ts";
import type { RecordName, Saved } from "./editing.ts";
import { isDraft, recordStateOf } from "./record-state.server.ts";
import { check, lockContent, note, put, refused } from "./revision.server.ts";

const batch = 20;

/** Runs a change of a record, unless people depend on what it takes away. */
type Keeping = (db: Db, name: RecordName, change: (tx: Db) => Promise<Saved>) => Promise<Saved>;

/**
 * A draft that is no longer valid, or whose author may no longer publish, stays a draft; safe on several servers at once.
 */
export async function publishDue(db: Db, keeping: Keeping) {
  const due = await db
    .select({
      ...{ id: contentRevision.id, author: contentRevision.author },
      name: { kind: contentRevision.kind, id: contentRevision.recordId },
    })
    .from(contentRevision)
    .where(and(isDraft, isNull(contentRevision.problem), lte(contentRevision.publishAt, sql`now()`)))
    .orderBy(asc(contentRevision.publishAt))
    .limit(batch);
  for (const { id, author, name } of due) {
    const problem = (await stillHas(db, author, "content"))
      ? problemOf(await keeping(db, name, (kept) => kept.transaction((tx) => publishOne(tx, id, name))))
      : "authorMayNoLonger";
    if (problem)
      await db
        .update(contentRevision)
        .set({ problem })
        .where(and(eq(contentRevision.id, id), isDraft));
  }
  return due.length;
}

const problemOf = (saved: Saved) =>
  saved.status === "refused" &&
  saved.problems.map(({ path, code, about }) => [path, code, about].filter(Boolean).join(" ")).join("; ");

async function publishOne(tx: Db, id: string, name: RecordName): Promise<Saved> {
  await lockContent(tx);
  const [due] = await tx
    .select()
    .from(contentRevision)
    .where(and(eq(contentRevision.id, id), isDraft))
    .for("update");
  if (!due?.data) return { status: "overtaken" };
  const { published } = await recordStateOf(tx, name);
  const { data, problems } = await check(tx, name, due.data, published);
  if (!data) return refused(...problems);
  const moved = movedMailbox(data, published);
  if (moved && (await holderNow(tx, due.author))?.role !== "admin")
    return refused({ path: moved, code: "onlyAdministrators" });
  await tx
    .update(contentRevision)
    .set({ data, before: published, publishedAt: sql`now()` })
    .where(eq(contentRevision.id, id));
  await put(tx, data);
  await note(tx, { actor: due.author }, "content.publish-on-date", name, { before: published, after: data });
  return { status: "saved", revision: id, id: name.id };
}
