import { NotRead } from "../../../platform/archive/unzip.server.ts";
import type { Asker } from "../../../platform/auth/hash-queue.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { Exhausted, inWorker } from "../../../platform/office/workers.server.ts";
import { take, wouldGive } from "../../../platform/rate/bucket.server.ts";
import { limited, type Refused } from "../../shell/form/receive.server.ts";

/** Files of an account that ran out of time or memory, an hour. */
const exhausting = { capacity: 3, perSecond: 3 / 3_600 };

/** The text of a Word file; an account whose files were too much work three times in an hour waits with the next one. */
export async function readFile(db: Db, asker: Asker, file: Uint8Array): Promise<string | Refused> {
  const key = `unreadable-files:${asker.account}`;
  const next = await wouldGive(db, key, exhausting);
  if (!next.allowed) return limited({ retryAfter: Math.ceil(next.retryAfterMs / 1_000) });
  try {
    return await inWorker(asker, "read-docx", file);
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    await take(db, key, exhausting);
    throw new NotRead("unreadable");
  }
}
