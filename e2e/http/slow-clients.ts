import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "./ask.ts";

/**
 * `closedAfter`: milliseconds until the connection was closed, counted from when the server had certainly accepted it.
 */
type Held = { socket: Socket; closedAfter?: number };

/** How many connections are opened at once; the server's accept queue has room for this many. */
const atOnce = 100;

/** Holds `count` slow connections with endless headers, endless bodies, or responses that are never read. */
export function holdConnections(port: number, count: number) {
  const held: Held[] = [];
  let over = false;
  const hold = (index: number, accepted: Promise<number>) => {
    const socket = connect(port, "127.0.0.1");
    const each: Held = { socket };
    held.push(each);
    socket.on("error", () => {});
    socket.once("close", async () => {
      const at = performance.now();
      each.closedAfter = at - (await accepted);
    });
    const host = `Host: localhost:${port}\r\n`;
    if (index % 3 === 0) socket.write(`GET / HTTP/1.1\r\n${host}X-Slow: `);
    if (index % 3 === 1)
      socket.write(
        `POST /simulator/send HTTP/1.1\r\n${host}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n`,
      );
    if (index % 3 === 2) {
      socket.pause();
      socket.write(`GET / HTTP/1.1\r\n${host}\r\n`.repeat(50));
    } else socket.resume();
  };
  const come = async () => {
    while (!over && held.length < count) {
      const { promise, resolve } = Promise.withResolvers<number>();
      for (let end = Math.min(count, held.length + atOnce); held.length < end;) hold(held.length, promise);
      // The server accepts connections in order, so this response shows that all earlier connections were accepted.
      await ask(port, "/healthz").catch(() => {});
      resolve(performance.now());
    }
  };
  void come();
  const dripping = setInterval(() => {
    for (const [index, { socket }] of held.entries()) if (index % 3 < 2 && socket.writable) socket.write("a");
  }, 500);
  return {
    headers: () => held.filter((_, index) => index % 3 === 0),
    bodies: () => held.filter((_, index) => index % 3 === 1),
    release() {
      over = true;
      clearInterval(dripping);
      for (const { socket } of held) socket.destroy();
    },
  };
}

export function p95(times: number[]) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Resolves to the time of each response in milliseconds, and to the failures. */
export async function visit(port: number, forMs: number, paths = ["/", "/about"]) {
  const times: number[] = [];
  const failures: string[] = [];
  for (let end = performance.now() + forMs, turn = 0; performance.now() < end; turn += 1) {
    const path = paths[turn % paths.length] ?? "/";
    const from = performance.now();
    const status = await ask(port, path).then(
      (answer) => answer.status,
      (error: unknown) => String(error),
    );
    times.push(performance.now() - from);
    if (status !== 200) failures.push(`${path}: ${status}`);
    await sleep(50);
  }
  return { times, failures };
}
