import { ask, postPaths } from "../http/ask.ts";
import { harmless, hostileBodies } from "../http/hostile-bodies.ts";
import { memoryOf } from "../http/memory.ts";
import { p95, visit } from "../http/slow-clients.ts";
import { type Check, elapse, none, onThisMachine } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";

/** Clients send many hostile request bodies at the same time, round after round, while other people visit the site. */
export async function largeBodies(
  kind: EngineKind,
  { rounds, atOnce }: { rounds: number; atOnce: number },
): Promise<Check[]> {
  const app = await openApp(kind);
  try {
    const site = await app.start();
    const wrong: string[] = [];
    const times: number[] = [];
    const send = async (path: string, name: string, body: () => Parameters<typeof ask>[2]) => {
      const { status, ms } = await ask(site.port, path, { method: "POST", ...body() }).catch((error: unknown) => ({
        status: 0,
        ms: 0,
        error,
      }));
      times.push(ms);
      const isIgnored = status === 303 || status === 202 || (status === 200 && harmless(path));
      if (!(status >= 400 && status < 500) && !isIgnored) wrong.push(`${name} to ${path}: ${status}`);
    };
    const round = async () => {
      const all = Object.entries(hostileBodies).flatMap(([name, body]) =>
        postPaths.map((path) => ({ path, name, body })),
      );
      let next = 0;
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let each = all[next]; each; each = all[next]) {
            next += 1;
            await send(each.path, each.name, each.body);
          }
        }),
      );
    };
    const flood = async () => {
      times.length = 0;
      wrong.length = 0;
      let over = false;
      const others = (async () => {
        const seen: number[] = [];
        while (!over) seen.push(...(await visit(site.port, 500)).times);
        return seen;
      })();
      for (let turn = 0; turn < rounds; turn += 1) await round();
      over = true;
      const seen = await others;
      await elapse(1_000);
      return seen;
    };
    // Without a leak, at least one of the four floods after the first adds at most 20 MB.
    await flood();
    const grown: number[] = [];
    const seen: number[] = [];
    while (grown.length < 4 && !grown.some((megabytes) => megabytes <= 20)) {
      const before = memoryOf(site.pid());
      seen.push(...(await flood()));
      grown.push(Math.max(0, memoryOf(site.pid()) - before));
    }
    return [
      none(`of ${times.length} hostile bodies, answers but 4xx`, wrong),
      onThisMachine("slowest answer", Math.max(...times), 1_000, " ms"),
      onThisMachine("other visitors' p95", p95(seen), 500, " ms"),
      onThisMachine(`memory from one flood to the next, of ${grown.length}`, Math.min(...grown), 20, " MB"),
    ];
  } finally {
    await app.dispose();
  }
}
