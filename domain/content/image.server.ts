import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { raiseVersion } from "./content.server.ts";
import { contentRecord, contentRevision } from "./content.table.ts";
import { image } from "./image.table.ts";
import type { Actor } from "../person/actor.ts";
import { note, read } from "./add-image.server.ts";

export async function describeImage(db: Db, actor: Actor, id: string, fields: unknown) {
  mustHave(actor, "content");
  const words = read(fields);
  if ("status" in words) return words;
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(image).where(eq(image.id, id)).for("update");
    if (!before) return;
    await tx.update(image).set(words).where(eq(image.id, id));
    await raiseVersion(tx);
    const { altEn, altFr, permission, permittedOn } = before;
    await note(tx, actor, "image.describe", id, {
      before: { altEn, altFr, permission, permittedOn },
      after: words,
    });
  });
  return { status: "saved" as const, id };
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
    if ((await usesOfImage(tx, actor, id)).length > 0) return false;
    const gone = await tx.delete(image).where(eq(image.id, id)).returning({ name: image.name });
    if (gone.length > 0) await note(tx, actor, "image.delete", id);
    return true;
  });
}
