import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import type { Limited } from "./limits.server.ts";

/** How many changes a person may make to their account per day; each one adds an audit entry. */
export const ownChangesADay = 20;

const day = 24 * 3_600;

/**
 * Counts a change of plan or of sign-in settings, separately: without the password the latter count cannot be used up.
 */
export async function countOwnChange(db: Db, personId: string, of: "plan" | "access"): Promise<Limited | undefined> {
  const limit = { capacity: ownChangesADay, perSecond: ownChangesADay / day };
  const taken = await take(db, `own-change:${of}:${personId}`, limit);
  return taken.allowed ? undefined : { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
}
