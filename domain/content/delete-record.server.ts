import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { auditedAs } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { raiseVersion } from "./content.server.ts";
import { contentRecord } from "./content.table.ts";
import type { RecordName, Saved } from "./editing.ts";
import { named, recordStateOf } from "./record-state.server.ts";
import { addRevision, endDraft, lockContent, note, quotingRecords, refused } from "./revision.server.ts";

export async function deleteRecord(db: Db, actor: Actor, name: RecordName, base: string): Promise<Saved> {
  mustHave(actor, "content");
  return db.transaction(async (tx): Promise<Saved> => {
    await lockContent(tx);
    const state = await recordStateOf(tx, name);
    if (base !== state.base) return { status: "overtaken" };
    if (!state.mayBeDeleted) return refused({ path: "", code: "wrongForm" });
    if (name.kind === "fact") {
      const quoting = await quotingRecords(tx, name.id, (quoted) => quoted.split(":")[0] === name.id);
      if (quoting.length > 0) return refused({ path: "", code: "stillQuoted", about: quoting.join(", ") });
    }
    await endDraft(tx, name);
    if (!state.published) return { status: "saved", revision: "", id: name.id };
    const revision = await addRevision(tx, actor.viewer.id, name, { before: state.published, data: null, when: "now" });
    await tx
      .update(contentRecord)
      .set({ deleted: true, edited: true, updatedAt: sql`now()` })
      .where(named(name));
    await raiseVersion(tx);
    await note(tx, auditedAs(actor), "content.delete", name, { before: state.published });
    return { status: "saved", revision, id: name.id };
  });
}
