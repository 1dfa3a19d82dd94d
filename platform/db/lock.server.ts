import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export class DataDirBusy extends Error {}

export type DataDirLock = { release(): void };

/** The lock ends with the process. Throws DataDirBusy, with the owner's process id, if another process has it. */
export function lockDataDir(dataDir: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, "lock.sqlite"));
  try {
    lock.exec("PRAGMA busy_timeout = 200; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !/locked/.test(error.message)) throw error;
    throw new DataDirBusy(`${dataDir} is in use by ${holderOf(dataDir)}. Stop it first, or choose another DATA_DIR.`);
  }
  // Deletes the control file of an earlier process, which leaves the file behind if it is killed.
  rmSync(join(dataDir, "control.json"), { force: true });
  return { release: () => lock.close() };
}

function holderOf(dataDir: string) {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(join(dataDir, "control.json"), "utf8"));
    return `process ${pid} (since ${startedAt})`;
  } catch {
    return "another process";
  }
}
