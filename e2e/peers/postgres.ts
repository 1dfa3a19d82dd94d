import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";

/** The folder with PostgreSQL's programs; undefined if it is not installed. */
export function findPostgres() {
  const configured = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim();
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    configured,
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ].find((folder) => folder && existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

/** Separate ranges prevent a process from taking the port of a site that restarts. */
const firstPort = 12_000 + 3_300 * Number(process.env["VITEST_POOL_ID"] ?? 0);
const given = new Set<number>();

/** A free port, below the range from which the system takes the ports of outgoing connections. */
export async function freePort() {
  for (;;) {
    const port = randomInt(firstPort, firstPort + 3_300);
    if (given.has(port)) continue;
    given.add(port);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) =>
      server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => server.close(() => resolve(true))),
    );
    if (isFree) return port;
  }
}

/** If the tests run as root, PostgreSQL gets another account, because PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    const uid = spawnSync("id", ["-u", user], { encoding: "utf8" });
    if (uid.status === 0)
      return { uid: Number(uid.stdout), gid: Number(execFileSync("id", ["-g", user], { encoding: "utf8" })) };
  }
  throw new Error("No account to run PostgreSQL as");
}

export async function startPostgres(binaries: string, { fsync = false } = {}) {
  const account = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "lab-postgres-"));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const own = { ...account, cwd: folder, stdio: "ignore" } as const;
  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "lab", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"],
    own,
  );
  const port = await freePort();
  const url = (database: string) => `postgres://lab@127.0.0.1:${port}/${database}`;
  let running: ChildProcess | undefined;

  async function query(text: string, database = "postgres") {
    const client = new pg.Client({ connectionString: url(database) });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  async function start() {
    const settings = [
      `fsync=${fsync ? "on" : "off"}`,
      "max_connections=120",
      "listen_addresses=127.0.0.1",
      `unix_socket_directories=${folder}`,
    ];
    running = spawn(
      join(binaries, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      own,
    );
    for (const deadline = Date.now() + 60_000; ;) {
      try {
        await query("select 1");
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async function stop(signal: "SIGINT" | "SIGQUIT" | "SIGKILL") {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const stopped = new Promise((resolve) => running?.once("exit", resolve));
    running.kill(signal);
    await stopped;
  }

  await start();
  return {
    url,
    query,
    start,
    /** SIGINT is PostgreSQL's fast stop, SIGQUIT its immediate one, SIGKILL a crash. */
    stop,
    dispose: async () => {
      await stop("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ThrowawayPostgres = Awaited<ReturnType<typeof startPostgres>>;
