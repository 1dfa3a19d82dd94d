import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import type { Limited } from "./limits.server.ts";

/** What somebody may change of their own account in a day, each change a line of the audit log. */
export const ownChangesADay = 20;

const day = 24 * 3_600;

/** Counts one change of one's plan, or one of how one signs in: whoever has no password uses up none of the latter. */
export async function countOwnChange(db: Db, personId: string, of: "plan" | "access"): Promise<Limited | undefined> {
  const limit = { capacity: ownChangesADay, perSecond: ownChangesADay / day };
  const taken = await take(db, `own-change:${of}:${personId}`, limit);
  return taken.allowed ? undefined : { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
}
