import { desc } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { backupRun } from "./backup.table.ts";

/** Notes that a backup of so many bytes lies where it was asked for. */
export async function noteBackup(db: Db, bytes: number) {
  await db.insert(backupRun).values({ bytes });
}

/** When the last whole backup was made; null when there never was one. */
export async function lastBackup(db: Db) {
  const [last] = await db
    .select({ finishedAt: backupRun.finishedAt })
    .from(backupRun)
    .orderBy(desc(backupRun.id))
    .limit(1);
  return last?.finishedAt ?? null;
}
