// First: it has to run before the first collection.
import { flushCompileCache } from "node:module";
import type { Writable } from "node:stream";
import * as build from "virtual:react-router/server-build";
import { DemoError } from "../../db/demo/load.server.ts";
import { backup } from "../../platform/backup/backup.server.ts";
import { BackupError } from "../../platform/backup/line.server.ts";
import { noteBackup } from "../../platform/backup/backup-run.server.ts";
import { servedChannels } from "../../domain/delivery/deliveries.server.ts";
import { callControl, CommandFailed, type Commands, openControl } from "../../platform/db/control.server.ts";
import { announceServing, DatabaseInUse } from "../../platform/db/database.server.ts";
import { DataDirBusy } from "../../platform/db/lock.server.ts";
import { type Env, EnvError, readEnv } from "../../platform/env.server.ts";
import { finish, listen } from "../../platform/http/listen.server.ts";
import { openSecret, SecretMismatch } from "../../platform/installation/secret.server.ts";
import { createLog, type Log } from "../../platform/log/log.server.ts";
import { AccountError, adminLink, trySession } from "../commands/accounts.server.ts";
import { backupTo, restoreFrom } from "../commands/backup.server.ts";
import { openDemo } from "../commands/demo.server.ts";
import { createHandler } from "./handler.server.ts";
import { listLeads } from "../commands/leads.server.ts";
import type { App } from "./context.server.ts";
import { openDatabase, openApp } from "./app.server.ts";

const stopsAccepting = 2_000;
const lastAnswer = 13_000;

const inside = ({ database: { db }, secret }: Pick<App, "database" | "secret">, env: Env): Commands => ({
  leads: (out) => listLeads(db, servedChannels(env.ACTIVECAMPAIGN_URL), out),
  // Who asks for the secret encrypts what they are given.
  backup: (out, [withSecret]) => backup(db, out, withSecret ? secret : undefined),
  "backup-done": (_, [bytes]) => noteBackup(db, Number(bytes)),
  admin: (out, [email]) => adminLink({ db, env, secret }, out, email),
  "try-session": (out, [json]) => trySession({ db, env, secret }, out, json),
});

async function start(env: Env, log: Log, { demo }: { demo: boolean }) {
  const ground = await openApp(env, log);
  const told = demo
    ? await openDemo(ground).catch(async (error: unknown) => {
        await ground.close();
        throw error;
      })
    : "";
  const stopServing = await announceServing(ground.database);
  const stopping = new AbortController();
  const handler = await createHandler(ground, build, stopping.signal);
  const { server, port } = await listen(handler.listener, env.PORT, env.HOST).catch(async (error: unknown) => {
    await ground.close();
    throw error;
  });
  const control = env.DATABASE_URL ? undefined : await openControl(env.DATA_DIR, inside(ground, env));
  flushCompileCache();
  if (told) process.stdout.write(`${told}\n`);
  process.stdout.write(`The Lab answers at ${env.APP_URL.replace(/:0$/, `:${port}`)}\n`);

  async function stop() {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await new Promise((resolve) => setTimeout(resolve, stopsAccepting));
    await finish(server, lastAnswer - stopsAccepting);
    handler.stop();
    control?.close();
    await stopServing();
    await ground.close();
    process.exit(0);
  }
  process.once("SIGTERM", stop).once("SIGINT", stop);
  // The process that started this one is gone without a word: so is this one.
  process.once("disconnect", () => !stopping.signal.aborted && process.kill(process.pid, "SIGKILL"));
}

/** Runs a command on the database: in the server that holds it, else here. */
async function run(env: Env, log: Log, name: string, out: Writable, args: string[] = []) {
  try {
    const { database, lock } = await openDatabase(env, log);
    try {
      const secret = await openSecret(database.db, env.AUTH_SECRET, env.DATA_DIR);
      await inside({ database, secret }, env)[name]?.(out, args);
    } finally {
      await database.close();
      lock?.release();
    }
  } catch (error) {
    if (!(error instanceof DataDirBusy)) throw error;
    await callControl(env.DATA_DIR, name, args, out);
  }
}

const expected = [
  EnvError,
  DataDirBusy,
  DatabaseInUse,
  SecretMismatch,
  BackupError,
  AccountError,
  CommandFailed,
  DemoError,
];

async function main(command: string | undefined, given: string | undefined) {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  process.on("unhandledRejection", (error) => log.error({ error }, "a promise failed unheard"));
  if (command === "start" || command === "demo") return start(env, log, { demo: command === "demo" });
  if (command === "leads") return run(env, log, "leads", process.stdout);
  if (command === "backup") return backupTo(given, env, (name, out, args) => run(env, log, name, out, args));
  if (command === "restore") return restoreFrom(given, env, log);
  if (command === "admin" || command === "try-session")
    return run(env, log, command, process.stdout, given ? [given] : []);
  throw new EnvError(`No such command: ${command}`);
}

main(process.argv[2], process.argv[3]).then(
  () => !["start", "demo"].includes(process.argv[2] ?? "") && process.disconnect?.(),
  (error: unknown) => {
    const told =
      expected.some((kind) => error instanceof kind) ||
      (error instanceof Error && "code" in error && /^E[A-Z]+$|^\d/.test(String(error.code)));
    process.stderr.write(
      `${told && error instanceof Error ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  },
);
