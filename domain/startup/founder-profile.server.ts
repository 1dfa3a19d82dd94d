import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustEdit, mustRead } from "./access.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { emptyFounderProfile, type FounderField, founderFields, type FounderProfile } from "./founder-profile.ts";
import { founderProfile } from "./founder-profile.table.ts";
import { mustStillEdit } from "./still-sits.server.ts";

export type KeptFounderProfile = { profile: FounderProfile; savedAt: Date | null };

/** Fills in only the profile fields that are still empty, and returns the names of the fields that were filled. */
export async function fillFounderProfile(
  tx: Db,
  startup: string,
  fields: Partial<FounderProfile>,
  now = new Date(),
): Promise<FounderField[]> {
  const its = eq(founderProfile.user_id, startup);
  await tx
    .insert(founderProfile)
    .values({ id: randomUUID(), user_id: startup, created_at: now, updated_at: now })
    .onConflictDoNothing({ target: founderProfile.user_id });
  const [row] = await tx.select().from(founderProfile).where(its).for("update");
  const filled = founderFields.filter((name) => fields[name] && !row?.[name]);
  if (filled.length > 0)
    await tx
      .update(founderProfile)
      .set({ ...Object.fromEntries(filled.map((name) => [name, fields[name]])), updated_at: now })
      .where(its);
  return filled;
}

export async function readFounderProfile(db: Db, actor: Actor | null): Promise<KeptFounderProfile> {
  return founderProfileOf(db, mustRead(actor));
}

export async function readFounderProfileOf(db: Db, actor: Actor, person: string): Promise<KeptFounderProfile> {
  mustHave(actor, "accounts");
  return founderProfileOf(db, person);
}

export async function founderProfileOf(db: Db, personId: string): Promise<KeptFounderProfile> {
  const [row] = await db.select().from(founderProfile).where(eq(founderProfile.user_id, personId));
  if (!row) return { profile: emptyFounderProfile, savedAt: null };
  const values = founderFields.map((name) => [name, row[name] ?? ""]);
  return { profile: Object.fromEntries(values) as FounderProfile, savedAt: row.updated_at };
}

export async function saveFounderProfile(
  db: Db,
  actor: Actor,
  fields: Partial<FounderProfile>,
  now = new Date(),
): Promise<KeptFounderProfile> {
  const owner = mustEdit(actor);
  const { creation_date, ...words } = fields;
  const values = {
    ...words,
    ...(creation_date !== undefined && { creation_date: creation_date || null }),
    updated_at: now,
  };
  return db.transaction(async (tx) => {
    await lockStartup(tx, owner);
    await mustStillEdit(tx, actor);
    await tx
      .insert(founderProfile)
      .values({ id: randomUUID(), user_id: owner, ...values, created_at: now })
      .onConflictDoUpdate({ target: founderProfile.user_id, set: values });
    const kept = await readFounderProfile(tx, actor);
    for (const name of founderFields)
      if (fields[name] !== undefined && fields[name] !== kept.profile[name])
        throw new Error(`${name} was not kept as it was sent`);
    return kept;
  });
}
