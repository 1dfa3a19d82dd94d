import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { records } from "../content/all.ts";
import { loadShippedContent, watchContent } from "../domain/content/content.server.ts";
import { openPglite, openPostgres } from "../platform/db/database.server.ts";
import { type DataDirLock, lockDataDir } from "../platform/db/lock.server.ts";
import type { Env } from "../platform/env.server.ts";
import { checkSecret, readSecret } from "../platform/installation/secret.server.ts";
import type { Log } from "../platform/log/log.server.ts";
import type { Ground } from "./services.server.ts";

/** Opens the database this environment names: alone on the embedded one, beside others on PostgreSQL. */
export async function openDatabase(env: Env, log: Log) {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  if (env.DATABASE_URL) {
    const database = await openPostgres(env.DATABASE_URL, (error) => log.warn({ error }, "a database connection was lost"));
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

/** Everything up to a site that can answer, and the way back down. */
export async function openGround(env: Env, log: Log): Promise<Ground & { startJobs(): Promise<{ stop(): Promise<void> }>; close(): Promise<void> }> {
  const { database, lock } = await openDatabase(env, log);
  try {
    const secret = readSecret(env.AUTH_SECRET, env.DATA_DIR);
    await checkSecret(database.db, secret);
    await loadShippedContent(database.db, records);
    const contentWatch = await watchContent(database.db, (error) => log.warn({ error }, "content could not be read again"));
    return {
      env,
      log,
      database,
      secret,
      contentWatch,
      startJobs: async () => ({ stop: async () => {} }),
      async close() {
        contentWatch.stop();
        await database.close();
        lock?.release();
      },
    };
  } catch (error) {
    await database.close();
    lock?.release();
    throw error;
  }
}
