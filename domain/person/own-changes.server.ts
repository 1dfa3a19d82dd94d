import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import type { Limited } from "./limits.server.ts";

export const ownChangesADay = 20;

const day = 24 * 3_600;

/**
 * Limits a person's daily changes of each kind separately, so that an intruder cannot exhaust the limit for sign-in
 * settings.
 */
export async function countOwnChange(
  db: Db,
  personId: string,
  of: "plan" | "access" | "mail" | "startup",
): Promise<Limited | undefined> {
  const limit = { capacity: ownChangesADay, perSecond: ownChangesADay / day };
  const taken = await take(db, `own-change:${of}:${personId}`, limit);
  return taken.allowed ? undefined : { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
}
