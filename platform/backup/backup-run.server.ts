import { desc } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { backupRun } from "./backup.table.ts";

export async function noteBackup(db: Db, bytes: number) {
  await db.insert(backupRun).values({ bytes });
}

export async function lastBackup(db: Db) {
  const [last] = await db
    .select({ finishedAt: backupRun.finishedAt })
    .from(backupRun)
    .orderBy(desc(backupRun.id))
    .limit(1);
  return last?.finishedAt ?? null;
}
