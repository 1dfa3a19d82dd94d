import { growthDuring } from "../http/memory.ts";
import { holdConnections, p95, visit } from "../http/slow-clients.ts";
import { type Check, none, onThisMachine } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";

export const paths = ["/", "/about", "/readyz", "/about?lang=fr"];

/** Clients hold connections with slow headers, slow bodies and responses that they never read. */
export async function slowClients(
  kind: EngineKind,
  { sockets, forMs }: { sockets: number; forMs: number },
): Promise<Check[]> {
  const app = await openApp(kind);
  let slow: ReturnType<typeof holdConnections> | undefined;
  try {
    const site = await app.start();
    const crowd = (ms: number) => {
      slow?.release();
      slow = holdConnections(site.port, sockets);
      return visit(site.port, ms, paths);
    };
    const first = await growthDuring(site.pid(), () => crowd(forMs));
    const [headers, bodies] = [slow?.headers(), slow?.bodies()];
    // Without a leak, at least one of the next four crowds adds at most 20 MB.
    const grown: number[] = [];
    for (let usual = first; grown.length < 4 && !grown.some((megabytes) => megabytes <= 20);) {
      const next = await growthDuring(site.pid(), () => crowd(forMs / 4), usual);
      grown.push(Math.max(0, next.megabytes()));
      usual = { ...next, highest: Math.max(usual.highest, next.highest) };
    }
    const lastOf = (held: { closedAfter?: number }[] = []) =>
      Math.max(...held.map(({ closedAfter }) => closedAfter ?? Number.POSITIVE_INFINITY)) / 1_000;
    return [
      none("other visitors' failures", first.result.failures),
      onThisMachine("other visitors' p95", p95(first.result.times), 500, " ms"),
      onThisMachine(
        `memory from one crowd of ${sockets} to the next, of ${grown.length}`,
        Math.min(...grown),
        20,
        " MB",
      ),
      ...(forMs > 13_000 ? [onThisMachine("slow headers are let go", lastOf(headers), 12.5, " s")] : []),
      ...(forMs > 34_000 ? [onThisMachine("slow bodies are let go", lastOf(bodies), 33, " s")] : []),
    ];
  } finally {
    slow?.release();
    await app.dispose();
  }
}
