import { desc } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { backupRun } from "./backup.table.ts";

/** Records a completed backup and its size. */
export async function noteBackup(db: Db, bytes: number) {
  await db.insert(backupRun).values({ bytes });
}

/** Time of the last complete backup; null if there is none. */
export async function lastBackup(db: Db) {
  const [last] = await db
    .select({ finishedAt: backupRun.finishedAt })
    .from(backupRun)
    .orderBy(desc(backupRun.id))
    .limit(1);
  return last?.finishedAt ?? null;
}
