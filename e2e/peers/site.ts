import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { saveRecord } from "../../domain/content/content.server.ts";
import type { ContentRecord } from "../../domain/content/content.ts";
import { callControl } from "../../platform/db/control.server.ts";
import { openPglite } from "../../platform/db/database.server.ts";
import { freePort } from "./postgres.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const product = join(root, "build/server/index.js");
const flags = JSON.parse(readFileSync(join(root, "scripts/server-flags.json"), "utf8")) as string[];

export type SiteOptions = {
  command?: "start" | "demo";
  /** Environment variables for the site. By default the site logs only warnings. */
  env?: Record<string, string>;
  /** An existing data folder; by default the site gets a new one, which `dispose` deletes. */
  dataDir?: string;
  /** The entry file of the build to start; the product's build by default. */
  entry?: string;
  /** Records that replace the shipped content; only for a site with its own data folder. */
  records?: ContentRecord[];
};

const variablesOf = (env: Record<string, string>, folder: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: "production",
  NODE_COMPILE_CACHE: join(root, "build/.compiled"),
  LOG_LEVEL: "warn",
  ...env,
  DATA_DIR: folder,
});

export async function runCommand(env: Record<string, string>, folder: string, name: string, ...args: string[]) {
  const child = spawn(process.execPath, [product, name, ...args], {
    cwd: root,
    env: variablesOf(env, folder),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  let complaint = "";
  child.stdout.on("data", (chunk) => (printed += chunk));
  child.stderr.on("data", (chunk) => (complaint += chunk));
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, printed, complaint };
}

/** New sites start from a copy of this data folder, which is faster. */
const started = join(root, "build/server/.started");

async function copyOfStarted(folder: string) {
  if (!existsSync(started)) {
    const own = mkdtempSync(join(root, "build/server/.starting-"));
    const site = await startSite({ dataDir: own });
    await site.stop();
    try {
      renameSync(own, started);
    } catch {
      // The rename fails if another test process has created `started` first; `own` is then not needed.
      rmSync(own, { recursive: true });
    }
  }
  cpSync(started, folder, { recursive: true });
}

async function publish(folder: string, records: ContentRecord[]) {
  const { db, close } = await openPglite(join(folder, "database"));
  for (const each of records) await saveRecord(db, each);
  await close();
}

const mailTexts = new Map<string, string>();

/** Reads a mail once, because mail files never change, and tests that wait for a mail look for it many times. */
function mailIn(file: string) {
  const text = mailTexts.get(file) ?? readFileSync(file, "utf8");
  mailTexts.set(file, text);
  return text;
}

export type Address = { url: string; port: number; dataDir: string; env: Record<string, string> };

export function siteAt({ url, port, dataDir, env }: Address) {
  return {
    url,
    port,
    dataDir,
    /** The secret by which the site signs its links. */
    secret: () => readFileSync(join(dataDir, "auth-secret"), "utf8").trim(),
    command: (name: string, ...args: string[]) => runCommand(env, dataDir, name, ...args),
    /**
     * Runs a command and resolves to its output; with the embedded database, the running server executes the command.
     */
    async ask(name: string, ...args: string[]) {
      if (env["DATABASE_URL"]) {
        const { code, printed, complaint } = await runCommand(env, dataDir, name, ...args);
        if (code !== 0) throw new Error(complaint);
        return printed;
      }
      const printed = new PassThrough();
      const [line] = await Promise.all([
        text(printed),
        callControl(dataDir, name, args, printed).finally(() => printed.end()),
      ]);
      return line;
    },
    mails() {
      try {
        return readdirSync(join(dataDir, "mail"))
          .filter((name) => name.endsWith(".eml"))
          .sort()
          .map((name) => mailIn(join(dataDir, "mail", name)));
      } catch {
        return [];
      }
    },
  };
}

export type RunningSite = ReturnType<typeof siteAt>;

/** Starts the built site as a separate process, as `npm start` does. */
export async function startSite({
  command = "start",
  env = {},
  dataDir,
  entry = product,
  records = [],
}: SiteOptions = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "lab-site-"));
  // The copied database is embedded and bound to its secret, so sites with other settings start from an empty folder.
  if (!dataDir && command === "start" && !env["DATABASE_URL"] && !env["AUTH_SECRET"]) await copyOfStarted(folder);
  if (records.length > 0) await publish(folder, records);
  const port = Number(env["PORT"] ?? (await freePort()));
  const variables = { ...env, PORT: String(port) };
  const url = env["APP_URL"] ?? `http://localhost:${port}`;
  let output = "";
  let running: ChildProcess | undefined;

  function run(command: string, ...args: string[]) {
    const child = spawn(process.execPath, [...flags, entry, command, ...args], {
      cwd: root,
      env: variablesOf(variables, folder),
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    return child;
  }

  async function start() {
    output = "";
    const child = run(command);
    running = child;
    // The demo renders pitch decks at low priority, which takes minutes while other tests keep the processors busy.
    for (const deadline = Date.now() + (command === "demo" ? 400_000 : 110_000); ;) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The site ended: ${output}`);
      if (output.includes("answers at")) return;
      if (Date.now() > deadline) {
        child.kill("SIGKILL");
        throw new Error(`The site does not answer: ${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }

  async function stop(signal: NodeJS.Signals = "SIGTERM") {
    const child = running;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, "exit");
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }

  async function ended() {
    const child = running;
    if (child && child.exitCode === null && child.signalCode === null) await once(child, "exit");
    return child?.exitCode ?? null;
  }

  await start();
  return {
    ...siteAt({ url, port, dataDir: folder, env: variables }),
    embedded: !env["DATABASE_URL"],
    start,
    stop,
    ended,
    async restartWith(changed: ContentRecord[]) {
      await stop();
      await publish(folder, changed);
      await start();
    },
    pid: () => running?.pid ?? 0,
    output: () => output,
    async dispose() {
      await stop("SIGKILL");
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
