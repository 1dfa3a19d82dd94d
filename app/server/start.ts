import * as build from "virtual:react-router/server-build";
import { DemoError } from "../../db/demo/ground.ts";
import { BackupError } from "../../platform/backup/line.server.ts";
import { CommandFailed } from "../../platform/db/control.server.ts";
import { DatabaseInUse, DatabaseTooNew } from "../../platform/db/database.server.ts";
import { DataDirBusy } from "../../platform/db/lock.server.ts";
import { EnvError, readEnv } from "../../platform/env.server.ts";
import { SecretMismatch } from "../../platform/installation/secret.server.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { AccountError } from "../commands/accounts.server.ts";
import { backupTo, restoreFrom } from "../commands/backup.server.ts";
import { runCommand } from "../commands/run.server.ts";
import { serve } from "./serve.server.ts";

const expected = [
  EnvError,
  DataDirBusy,
  DatabaseInUse,
  DatabaseTooNew,
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
  if (command === "start" || command === "demo") return serve(env, log, build, { demo: command === "demo" });
  if (command === "leads") return runCommand(env, log, "leads", process.stdout);
  if (command === "backup") return backupTo(given, env, (name, out, args) => runCommand(env, log, name, out, args));
  if (command === "restore") return restoreFrom(given, env, log);
  if (command === "admin" || command === "try-session")
    return runCommand(env, log, command, process.stdout, given ? [given] : []);
  throw new EnvError(`No such command: ${command}`);
}

/** Returns only the message of an error that the operator can fix, and the stack of any other error. */
function messageOf(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const bySystem = "code" in error && /^E[A-Z]+$|^\d/.test(String(error.code));
  if (bySystem || expected.some((kind) => error instanceof kind)) return error.message;
  return error.stack;
}

const [, , command, given] = process.argv;
main(command, given).then(
  () => {
    if (command !== "start" && command !== "demo") process.disconnect?.();
  },
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  },
);
