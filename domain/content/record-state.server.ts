import { and, asc, eq, isNull, not } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { mustHave } from "../audit/access.ts";
import { contentRecord, contentRevision } from "./content.table.ts";
import type { ContentRecord, Kind } from "./content.ts";
import type { RecordName, RecordState } from "./editing.ts";
import { kinds } from "./kinds.server.ts";
import { digestOf } from "../edit-conflict/edit-conflict.server.ts";

export const liveOf = (kind: Kind) => and(eq(contentRecord.kind, kind), not(contentRecord.deleted));
export const named = ({ kind, id }: RecordName) => and(eq(contentRecord.kind, kind), eq(contentRecord.id, id));
export const isDraft = and(isNull(contentRevision.publishedAt), isNull(contentRevision.endedAt));
export const revisionOf = ({ kind, id }: RecordName) =>
  and(eq(contentRevision.kind, kind), eq(contentRevision.recordId, id));

const baseOf = (published: ContentRecord | null, draft: string | null) => digestOf(JSON.stringify([published, draft]));

export async function readRecordState(db: Db, actor: Actor, name: RecordName) {
  mustHave(actor, "content");
  return recordStateOf(db, name);
}

/** Returns the published version and the draft of a content record. The caller must have checked the permission. */
export async function recordStateOf(db: Db, name: RecordName): Promise<RecordState> {
  const [row] = await db.select().from(contentRecord).where(named(name));
  const [draft] = await db
    .select({ revision: contentRevision, firstName: person.firstName, lastName: person.lastName })
    .from(contentRevision)
    .leftJoin(person, eq(person.id, contentRevision.author))
    .where(and(revisionOf(name), isDraft));
  const published = row && !row.deleted ? row.data : null;
  return {
    published,
    draft: draft
      ? {
          id: draft.revision.id,
          record: draft.revision.data,
          at: draft.revision.at,
          author: nameOfPerson(draft),
          publishAt: draft.revision.publishAt,
          problem: draft.revision.problem,
        }
      : null,
    base: baseOf(published, draft?.revision.id ?? null),
    mayBeDeleted: kinds[name.kind].grows && (name.kind !== "fact" || (await isAddedHere(db, name))),
  };
}

/** Checks whether the record was added on the site, so that no state of it came before its first revision. */
async function isAddedHere(db: Db, name: RecordName) {
  const [first] = await db
    .select({ before: contentRevision.before })
    .from(contentRevision)
    .where(revisionOf(name))
    .orderBy(asc(contentRevision.seq))
    .limit(1);
  return first?.before === null;
}

export const nameOfPerson = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  [firstName, lastName].filter(Boolean).join(" ");
