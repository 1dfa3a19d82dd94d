import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { saveIfUnchanged, shownOf } from "../edit-conflict/edit-conflict.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustEdit, mustRead } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { updateDraft } from "./investor-update.table.ts";
import { emptyUpdate, type WrittenUpdate } from "./update.ts";

const draftOf = async (db: Db, startup: string) => {
  const [found] = await db.select().from(updateDraft).where(eq(updateDraft.startup, startup));
  return found ?? null;
};

const written = ({ worked, stuck, asked, cash, runway }: WrittenUpdate): WrittenUpdate => ({
  ...{ worked, stuck, asked },
  ...{ cash, runway },
});

export async function readDraft(db: Db, actor: Actor) {
  const found = await draftOf(db, mustRead(actor));
  return { draft: found ? written(found) : emptyUpdate, savedAt: found?.savedAt ?? null };
}

/** `sent` includes digests of the displayed values, which show whether somebody else has changed the draft. */
export function saveDraft(
  db: Db,
  actor: Actor,
  { typed, sent }: { typed: WrittenUpdate; sent: Record<string, string> },
  now = new Date(),
) {
  const startup = mustEdit(actor);
  return saveIfUnchanged<WrittenUpdate, { status: "saved" }>(db, sent, written(typed), {
    async hold(tx) {
      await lockStartup(tx, startup);
      await mustStillEdit(tx, actor);
    },
    read: async (tx) => written((await draftOf(tx, startup)) ?? emptyUpdate),
    async save(tx, changed, all) {
      const values = { ...all, by: actor.viewer.id, savedAt: now };
      if (Object.keys(changed).length > 0)
        await tx
          .insert(updateDraft)
          .values({ startup, ...values })
          .onConflictDoUpdate({ target: updateDraft.startup, set: values });
      return { status: "saved" };
    },
  });
}

/**
 * Deletes the draft after sending, unless somebody else changed the draft; `displayed` holds digests of the displayed
 * values.
 */
export async function endDraft(tx: Db, startup: string, update: WrittenUpdate, displayed: string) {
  const found = await draftOf(tx, startup);
  const digests = found && shownOf(written(found));
  if (digests && [displayed, shownOf(written(update))].includes(digests))
    await tx.delete(updateDraft).where(eq(updateDraft.startup, startup));
}
