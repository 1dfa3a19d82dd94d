import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/db/database.server.ts";
import { line } from "../../platform/http/fields.server.ts";
import { mustBe } from "../person/access.ts";
import type { Actor } from "../person/actor.ts";
import { capTableLimits, type Holder } from "./cap-table.ts";
import { capTable } from "./cap-table.table.ts";

/** Digits that may be grouped: "1 000", "1.000" and "1,000" are one number, and "12,5" is none. */
const shares = line(24, "sharesInvalid").transform((typed, { issues }) => {
  const digits = typed.replace(/[\s\u00A0\u202F]/g, "").replace(/[.,](?=\d{3}(?:[.,]|$))/g, "");
  const count = /^\d+$/.test(digits) ? Number(digits) : 0;
  if (count > 0 && count <= capTableLimits.shares) return count;
  issues.push({ code: "custom", message: "sharesInvalid", input: typed });
  return z.NEVER;
});

export const holderForm = z.object({
  name: line(capTableLimits.name, "nameTooLong").pipe(z.string().min(1, "nameRequired")),
  shares,
});

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

/** Any founder's table, for a caller that has made sure that it may be read. */
export async function capTableOf(db: Db, founder: string): Promise<KeptCapTable | null> {
  const [found] = await db.select().from(capTable).where(eq(capTable.founder, founder));
  return found ? { holders: found.holders, savedAt: found.savedAt } : null;
}

export const readCapTable = async (db: Db, by: Actor) => capTableOf(db, mustBe(by, "founder"));

/** Keeps who holds how many shares today, in place of what stood there. */
export async function saveCapTable(db: Db, by: Actor, typed: readonly Holder[], now = new Date()) {
  const founder = mustBe(by, "founder");
  const kept = { holders: holders.parse(typed), savedAt: now };
  await db
    .insert(capTable)
    .values({ founder, ...kept })
    .onConflictDoUpdate({ target: capTable.founder, set: kept });
  return kept;
}
