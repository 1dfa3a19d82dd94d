import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import type { Limited } from "./limits.server.ts";

export const ownChangesADay = 20;

const day = 24 * 3_600;

/**
 * Counts a change of plan, of sign-in settings or of mails, separately: without the password the count of sign-in
 * settings cannot be used up.
 */
export async function countOwnChange(
  db: Db,
  personId: string,
  of: "plan" | "access" | "mail",
): Promise<Limited | undefined> {
  const limit = { capacity: ownChangesADay, perSecond: ownChangesADay / day };
  const taken = await take(db, `own-change:${of}:${personId}`, limit);
  return taken.allowed ? undefined : { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
}
