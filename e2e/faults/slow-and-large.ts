import { connect, type Socket } from "node:net";
import { pathOf } from "../../app/paths.ts";
import { ask, post, postPaths, urlencoded } from "../http/ask.ts";
import { bytes, harmless, hostileBodies } from "../http/hostile-bodies.ts";
import { growthDuring, memoryOf } from "../http/memory.ts";
import { holdConnections, p95, visit } from "../http/slow-clients.ts";
import { all, type Check, elapse, none, onThisMachine } from "./check.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type EngineKind, openApp } from "./scenario-app.ts";
import { ownersAsk } from "./owners.ts";
import { newPerson } from "./people.ts";

const paths = ["/", "/about", "/readyz", "/about?lang=fr"];

/** K: clients hold connections with slow headers, slow bodies and responses that they never read. */
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
    // The process keeps the memory that the first crowds need; a leak would grow with every crowd.
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

/** L: many hostile request bodies at once, for some time, while other people visit. */
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
    // The heap grows in one or two steps to what such a flood needs; a leak would grow with every flood.
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

const megabyte = 2 ** 20;

/**
 * Connections send 5 MB each to the upload of pictures, with an unknown session cookie or with a session that may not
 * upload; then others send the largest body that a form accepts, without ending it.
 */
export async function manyBodies(
  kind: EngineKind,
  { connections, held }: { connections: number; held: number },
): Promise<Check[]> {
  const app = await openApp(kind);
  let crowd: Socket[] = [];
  try {
    const site = await app.start();
    const { cookie: founder } = await signInAs(site, "founder");
    const usual = await growthDuring(site.pid(), () => visit(site.port, 2_000, paths));
    const answers: number[] = [];
    const send = async (index: number) => {
      const length = index % 2 ? 5 * megabyte : undefined;
      const cookie = index % 4 < 2 ? `session=${"A".repeat(43)}` : founder;
      const headers = { "content-type": "multipart/form-data; boundary=x", cookie };
      const body = { headers, body: bytes(5 * megabyte), ...(length && { length }) };
      const { status } = await ask(site.port, pathOf("admin-images"), { method: "POST", ...body }).catch(() => ({
        status: 0,
      }));
      answers.push(status);
    };
    const flood = () => Promise.all(Array.from({ length: connections }, (_, index) => send(index)));
    const forged = await growthDuring(site.pid(), flood, usual);
    const half = `POST ${pathOf("contact")} HTTP/1.1\r\nHost: localhost:${site.port}\r\nContent-Length: 65536\r\nContent-Type: ${urlencoded["content-type"]}\r\n`;
    const holding = await growthDuring(
      site.pid(),
      async () => {
        crowd = Array.from({ length: held }, (_, index) => {
          const socket = connect(site.port, "127.0.0.1").on("error", () => {});
          socket.write(`${half}X-Forwarded-For: 10.1.${index >> 8}.${index & 255}\r\n\r\n${"a".repeat(65_000)}`);
          return socket;
        });
        return visit(site.port, 3_000, paths);
      },
      usual,
    );
    const form = await post(site.port, "/simulator/send", newPerson().fields, { "x-forwarded-for": "10.9.9.9" });
    const owners = await ownersAsk(site.port, { "x-forwarded-for": "10.9.9.8" });
    return [
      none(
        `of ${connections} bodies of 5 MB, answers but 403 and 413`,
        answers.filter((status) => status !== 403 && status !== 413),
      ),
      onThisMachine("memory for them", forged.megabytes(), 100, " MB"),
      none("other visitors' failures while bodies are held", holding.result.failures),
      onThisMachine(`memory for ${held} bodies of 64 KB that do not end`, holding.megabytes(), 160, " MB"),
      all("a form sent meanwhile is stored", form.status, 200),
      none("an owner's application, reset and data request that do not succeed", owners),
    ];
  } finally {
    for (const socket of crowd) socket.destroy();
    await app.dispose();
  }
}
