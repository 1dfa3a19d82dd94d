import { and, asc, desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { contentRecord, contentRevision } from "./content.table.ts";
import type { ContentRecord, Kind } from "./content.ts";
import { isDraft, liveOf } from "./record-state.server.ts";

export type Listed = {
  id: string;
  record: ContentRecord;
  published: boolean;
  draft: { at: Date; publishAt: Date | null; problem: string | null } | null;
};

export async function listRecords(db: Db, actor: Actor, kind: Kind): Promise<Listed[]> {
  mustHave(actor, "content");
  const rows = await db
    .select({ id: contentRecord.id, record: contentRecord.data })
    .from(contentRecord)
    .where(liveOf(kind))
    .orderBy(asc(contentRecord.position), asc(contentRecord.id));
  const drafts = await db
    .select()
    .from(contentRevision)
    .where(and(eq(contentRevision.kind, kind), isDraft))
    .orderBy(asc(contentRevision.seq));
  const draftOf = new Map(drafts.map((draft) => [draft.recordId, draft]));
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows.map((row) => ({ ...row, published: true, draft: draftOf.get(row.id) ?? null })),
    ...drafts.flatMap((draft) =>
      draft.data && !known.has(draft.recordId)
        ? [{ id: draft.recordId, record: draft.data, published: false, draft }]
        : [],
    ),
  ];
}

export async function openDrafts(db: Db, actor: Actor) {
  mustHave(actor, "content");
  return db
    .select({
      kind: contentRevision.kind,
      id: contentRevision.recordId,
      data: contentRevision.data,
      at: contentRevision.at,
      publishAt: contentRevision.publishAt,
      problem: contentRevision.problem,
    })
    .from(contentRevision)
    .where(isDraft)
    .orderBy(asc(contentRevision.publishAt), desc(contentRevision.seq));
}
