import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/db/database.server.ts";
import { mustEdit, mustRead } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { capTableLimits, type Holder } from "./cap-table.ts";
import { capTable } from "./cap-table.table.ts";

const holders = z
  .array(
    z.object({
      name: z.string().min(1).max(capTableLimits.name),
      shares: z.int().positive().max(capTableLimits.shares),
    }),
  )
  .min(1)
  .max(capTableLimits.holders);

export type KeptCapTable = { holders: readonly Holder[]; savedAt: Date };

/** Returns any founder's cap table. The caller must have checked the permission. */
export async function capTableOf(db: Db, founder: string): Promise<KeptCapTable | null> {
  const [found] = await db.select().from(capTable).where(eq(capTable.founder, founder));
  return found ? { holders: found.holders, savedAt: found.savedAt } : null;
}

export const readCapTable = async (db: Db, actor: Actor) => capTableOf(db, mustRead(actor));

export async function saveCapTable(db: Db, actor: Actor, typed: readonly Holder[], now = new Date()) {
  const founder = mustEdit(actor);
  const kept = { holders: holders.parse(typed), savedAt: now };
  await db.transaction(async (tx) => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    await tx
      .insert(capTable)
      .values({ founder, ...kept })
      .onConflictDoUpdate({ target: capTable.founder, set: kept });
  });
  return kept;
}
