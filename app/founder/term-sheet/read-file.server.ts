import { NotRead } from "../../../platform/archive/unzip.server.ts";
import type { Asker } from "../../../platform/auth/hash-queue.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { sheetLimits, sheetRates } from "../../../domain/term-sheet/limits.ts";
import { readSheet } from "../../../domain/term-sheet/read-sheet.server.ts";
import { Exhausted } from "../../../platform/office/workers.server.ts";
import { inWorker } from "../../../platform/office/workshop.server.ts";
import { take, wouldGive } from "../../../platform/rate/bucket.server.ts";
import { limited, type Refused } from "../../shell/form/receive.server.ts";

const refusedBy = ({ retryAfterMs }: { retryAfterMs: number }): Refused =>
  limited({ retryAfter: Math.ceil(retryAfterMs / 1_000) });

/** Refuses the work if too many recent files of this account have exceeded the time or memory limit. */
export async function bounded<Done>(db: Db, asker: Asker, work: () => Promise<Done>): Promise<Done | Refused> {
  const key = `unreadable-files:${asker.account}`;
  const next = await wouldGive(db, key, sheetRates.exhausting);
  if (!next.allowed) return refusedBy(next);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    await take(db, key, sheetRates.exhausting);
    throw new NotRead("unreadable");
  }
}

/**
 * Counts one analysed term sheet against the account's limit per ten minutes. Returns a refusal when the limit is
 * reached.
 */
export async function takeReading(db: Db, asker: Asker): Promise<Refused | null> {
  const taken = await take(db, `term-sheets:${asker.account}`, sheetRates.read);
  return taken.allowed ? null : refusedBy(taken);
}

export const readFile = (db: Db, asker: Asker, file: Uint8Array) =>
  bounded(db, asker, () => inWorker(asker, "read-docx", { file, limits: sheetLimits }));

export const readText = (db: Db, asker: Asker, text: string) => bounded(db, asker, () => readSheet(asker, text));
