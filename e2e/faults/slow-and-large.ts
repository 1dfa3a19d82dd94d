import { setTimeout as sleep } from "node:timers/promises";
import { ask, postPaths } from "../http/ask.ts";
import { hostileBodies } from "../http/hostile-bodies.ts";
import { growthDuring, memoryOf } from "../http/memory.ts";
import { holdConnections, p95, visit } from "../http/slow-clients.ts";
import { atMost, type Check, none } from "./check.ts";
import { type EngineKind, openGround } from "./ground.ts";

const paths = ["/", "/about", "/readyz", "/about?lang=fr"];
/** Until its pages are kept at their smallest and its heap has grown to what visitors take. */
const warmUp = 4_000;

/** K: clients that hold their connections with slow headers, slow bodies and answers never read. */
export async function slowClients(
  kind: EngineKind,
  { sockets, forMs }: { sockets: number; forMs: number },
): Promise<Check[]> {
  const ground = await openGround(kind);
  try {
    const site = await ground.start();
    const usual = await growthDuring(site.pid(), () => visit(site.port, warmUp, paths));
    let slow: ReturnType<typeof holdConnections> | undefined;
    const { result, megabytes } = await growthDuring(
      site.pid(),
      async () => {
        slow = holdConnections(site.port, sockets);
        return visit(site.port, forMs, paths);
      },
      usual,
    );
    const ends = (held: { closedAfter?: number }[] = []) =>
      held.map(({ closedAfter }) => closedAfter ?? Number.POSITIVE_INFINITY);
    const checks = [
      none("other visitors' failures", result.failures),
      atMost("other visitors' p95", p95(result.times), 500, " ms"),
      atMost(`memory for ${sockets} connections`, megabytes(), 20 + sockets / 25, " MB"),
      ...(forMs > 13_000
        ? [atMost("slow headers are let go", Math.max(...ends(slow?.headers())) / 1_000, 12.5, " s")]
        : []),
      ...(forMs > 34_000
        ? [atMost("slow bodies are let go", Math.max(...ends(slow?.bodies())) / 1_000, 33, " s")]
        : []),
    ];
    slow?.release();
    return checks;
  } finally {
    await ground.dispose();
  }
}

/** L: hostile bodies, many at once, for a while; other visitors meanwhile. */
export async function largeBodies(
  kind: EngineKind,
  { rounds, atOnce }: { rounds: number; atOnce: number },
): Promise<Check[]> {
  const ground = await openGround(kind);
  try {
    const site = await ground.start();
    const wrong: string[] = [];
    const times: number[] = [];
    const send = async (path: string, name: string, body: () => Parameters<typeof ask>[2]) => {
      const { status, ms } = await ask(site.port, path, { method: "POST", ...body() }).catch((error: unknown) => ({
        status: 0,
        ms: 0,
        error,
      }));
      times.push(ms);
      const harmless = status === 303 || status === 202;
      if (!(status >= 400 && status < 500) && !harmless) wrong.push(`${name} to ${path}: ${status}`);
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
      await sleep(1_000);
      return seen;
    };
    // The heap grows to what such a flood and such visits take, once; what grows from flood to flood would be a leak.
    await flood();
    const before = memoryOf(site.pid());
    const seen = await flood();
    return [
      none(`of ${times.length} hostile bodies, answers but 4xx`, wrong),
      atMost("slowest answer", Math.max(...times), 1_000, " ms"),
      atMost("other visitors' p95", p95(seen), 500, " ms"),
      atMost("memory from one flood to the next", Math.max(0, memoryOf(site.pid()) - before), 20, " MB"),
    ];
  } finally {
    await ground.dispose();
  }
}
