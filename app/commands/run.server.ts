import type { Writable } from "node:stream";
import { servedChannels } from "../../domain/delivery/deliveries.server.ts";
import { backup } from "../../platform/backup/backup.server.ts";
import { noteBackup } from "../../platform/backup/backup-run.server.ts";
import { callControl, type Commands } from "../../platform/db/control.server.ts";
import { DataDirBusy } from "../../platform/db/lock.server.ts";
import type { Env } from "../../platform/env.server.ts";
import { openSecret } from "../../platform/installation/secret.server.ts";
import type { Log } from "../../platform/log/log.server.ts";
import type { App } from "../context/context.server.ts";
import { openDatabase } from "../../platform/db/open-database.server.ts";
import { adminLink, trySession } from "./accounts.server.ts";
import { listLeads } from "./leads.server.ts";

/** The commands that need the database. Each command runs in the process that has the database open. */
export const commandsOn = ({ database: { db }, secret }: Pick<App, "database" | "secret">, env: Env): Commands => ({
  leads: (out) => listLeads(db, servedChannels(env.ACTIVECAMPAIGN_URL), out),
  // A caller that requests the secret must encrypt the backup before writing it to disk.
  backup: (out, [withSecret]) => backup(db, out, withSecret ? secret : undefined),
  "backup-done": (_, [bytes]) => noteBackup(db, Number(bytes)),
  admin: (out, [email]) => adminLink({ db, env, secret }, out, email),
  "try-session": (out, [json]) => trySession({ db }, out, json),
});

/** Runs a command: in the server's process if the server has the database open, otherwise in this process. */
export async function runCommand(env: Env, log: Log, name: string, out: Writable, args: string[] = []) {
  try {
    const { database, lock } = await openDatabase(env, log);
    try {
      const secret = await openSecret(database.db, env.AUTH_SECRET, env.DATA_DIR);
      await commandsOn({ database, secret }, env)[name]?.(out, args);
    } finally {
      await database.close();
      lock?.release();
    }
  } catch (error) {
    if (!(error instanceof DataDirBusy)) throw error;
    await callControl(env.DATA_DIR, name, args, out);
  }
}
