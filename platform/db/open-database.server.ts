import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openPglite, openPostgres } from "./database.server.ts";
import { type DataDirLock, lockDataDir } from "./lock.server.ts";
import type { Env } from "../env.server.ts";
import type { Log } from "../log/log.server.ts";

export async function openDatabase(env: Env, log: Log) {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  if (env.DATABASE_URL) {
    const database = await openPostgres(env.DATABASE_URL, (error) =>
      log.warn({ error }, "a database connection was lost"),
    );
    return { database, lock: undefined };
  }
  const lock: DataDirLock = lockDataDir(env.DATA_DIR);
  try {
    return { database: await openPglite(join(env.DATA_DIR, "database")), lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}
