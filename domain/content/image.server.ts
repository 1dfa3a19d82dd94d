import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { raiseVersion } from "./content.server.ts";
import { contentRecord, contentRevision } from "./content.table.ts";
import { image } from "./image.table.ts";
import { changesOf, shownOf } from "../edit-conflict/edit-conflict.server.ts";
import type { Actor } from "../person/actor.ts";
import { type Described, note, read } from "./add-image.server.ts";
import { lockContent } from "./revision.server.ts";

const describedOf = ({ altEn, altFr, permission, permittedOn }: Described): Described => ({
  ...{ altEn, altFr },
  ...{ permission, permittedOn },
});

/** Returns the form's hidden field: digests of the displayed description. */
export const shownDescription = (described: Described) => shownOf(describedOf(described));

/** `fields` includes digests of the displayed description. */
export async function describeImage(db: Db, actor: Actor, id: string, fields: Record<string, string>) {
  mustHave(actor, "content");
  const words = read(fields);
  if ("status" in words) return words;
  return db.transaction(async (tx) => {
    const saved = { status: "saved" as const, id };
    const [found] = await tx.select().from(image).where(eq(image.id, id)).for("update");
    if (!found) return saved;
    const before = describedOf(found);
    const { changed, overtaken } = changesOf(fields, words, before);
    if (overtaken.length > 0) return { status: "overtaken" as const, overtaken };
    const after = { ...before, ...changed };
    await tx.update(image).set(after).where(eq(image.id, id));
    await raiseVersion(tx);
    await note(tx, actor, "image.describe", id, { before, after });
    return saved;
  });
}

export async function usesOfImage(db: Db, actor: Actor, id: string) {
  mustHave(actor, "content");
  const quoted = sql`jsonb_path_exists(data, '$.**.image ? (@ == $id)', jsonb_build_object('id', ${id}::text))`;
  const published = await db
    .select({ kind: contentRecord.kind, id: contentRecord.id, data: contentRecord.data })
    .from(contentRecord)
    .where(sql`not deleted and ${quoted}`);
  const drafted = await db
    .select({ kind: contentRevision.kind, id: contentRevision.recordId, data: contentRevision.data })
    .from(contentRevision)
    .where(sql`published_at is null and ended_at is null and ${quoted}`);
  return [...new Map([...published, ...drafted].map((use) => [`${use.kind}/${use.id}`, use])).values()];
}

export async function deleteImage(db: Db, actor: Actor, id: string) {
  mustHave(actor, "content");
  return db.transaction(async (tx) => {
    await lockContent(tx);
    if ((await usesOfImage(tx, actor, id)).length > 0) return false;
    const gone = await tx.delete(image).where(eq(image.id, id)).returning({ name: image.name });
    if (gone.length > 0) await note(tx, actor, "image.delete", id);
    return true;
  });
}
