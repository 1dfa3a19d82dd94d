import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../e2e/peers/postgres.ts";
import { type Figure, millis, within } from "./figures.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

function isAlive(group: number) {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

type Started = { dataDir: string; cwd?: string; env?: Record<string, string | undefined>; patience?: number };

/** `npm start` as a person types it, in a group of processes of its own. */
export async function npmStart({ dataDir, cwd = root, env = {}, patience = 180_000 }: Started) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn("npm", ["start"], {
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      APP_URL: `http://localhost:${port}`,
      LOG_LEVEL: "warn",
      ...env,
    },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const exited = once(child, "exit") as Promise<[number | null]>;
  return {
    exited,
    printed: () => printed,
    /** Milliseconds until a page is there. */
    async answers() {
      for (
        const deadline = Date.now() + patience;
        Date.now() < deadline && child.exitCode === null;
        await new Promise((resolve) => setTimeout(resolve, 20))
      ) {
        const status = await fetch(`http://127.0.0.1:${port}/`).then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200) return performance.now() - began;
      }
      throw new Error(`npm start does not answer: ${printed}`);
    },
    since: () => performance.now() - began,
    async stop() {
      const group = -(child.pid ?? 0);
      if (child.exitCode === null) process.kill(group, "SIGTERM");
      await exited;
      // npm may leave before the server that it started.
      while (isAlive(group)) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

export async function start(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "lab-start-"));
  try {
    const first = await npmStart({ dataDir });
    const firstTook = await first.answers();
    await first.stop();
    const second = await npmStart({ dataDir });
    try {
      const secondTook = await second.answers();
      const intruder = await npmStart({ dataDir });
      const late = setTimeout(() => void intruder.stop(), 10_000);
      const [code] = await intruder.exited;
      const refusedIn = intruder.since();
      clearTimeout(late);
      const refused = code !== 0 && code !== null;
      const why = intruder.printed().trim().split("\n").at(-1) ?? "";
      return [
        {
          what: "npm start with an empty data folder, dependencies and build in place",
          measured: millis(firstTook),
          target: "shown",
        },
        within("npm start again", secondTook, 8_000, millis),
        {
          ...within(
            `npm start beside it on the same DATA_DIR is refused, "${why.slice(0, 90)}"`,
            refusedIn,
            2_000,
            millis,
          ),
          met: refused && refusedIn <= 2_000,
        },
      ];
    } finally {
      await second.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
