import { and, desc, eq, lt } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { mustHave } from "../audit/access.ts";
import { contentRevision } from "./content.table.ts";
import type { ContentRecord } from "./content.ts";
import type { RecordName } from "./editing.ts";
import { nameOfPerson, revisionOf } from "./record-state.server.ts";

export type Past = {
  id: string;
  author: string;
  at: Date;
  publishedAt: Date | null;
  publishAt: Date | null;
  endedAt: Date | null;
  before: ContentRecord | null;
  data: ContentRecord | null;
  seq: number;
};

const pageOfHistory = 20;

/** Returns the revisions of a record, newest first; `older` is the cursor of the next page. */
export async function historyOf(db: Db, actor: Actor, name: RecordName, after: number | null) {
  mustHave(actor, "content");
  const rows = await db
    .select({ revision: contentRevision, firstName: person.firstName, lastName: person.lastName })
    .from(contentRevision)
    .leftJoin(person, eq(person.id, contentRevision.author))
    .where(and(revisionOf(name), after === null ? undefined : lt(contentRevision.seq, after)))
    .orderBy(desc(contentRevision.seq))
    .limit(pageOfHistory + 1);
  const shown = rows.slice(0, pageOfHistory).map((row): Past => ({ ...row.revision, author: nameOfPerson(row) }));
  return { past: shown, older: rows.length > pageOfHistory ? (shown.at(-1)?.seq ?? null) : null };
}
