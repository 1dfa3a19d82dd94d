import { once } from "node:events";
import { freePort } from "./postgres.ts";

/** Start options for a site whose inspector is open, to measure its memory. */
export async function inspectable() {
  const port = await freePort();
  return { port, env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` } };
}

/** Resident megabytes of the inspected process after garbage collection. */
export async function settledMemoryOf(port: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
  await once(socket, "open");
  let asked = 0;
  async function call(method: string, params = {}) {
    const answered = once(socket, "message") as Promise<[MessageEvent<string>]>;
    socket.send(JSON.stringify({ id: (asked += 1), method, params }));
    const [{ data }] = await answered;
    return (JSON.parse(data) as { result: { result?: { value?: number } } }).result;
  }
  // Collects garbage three times, because objects freed in one round may release others that only the next round
  // collects.
  for (let round = 0; round < 3; round += 1) await call("HeapProfiler.collectGarbage");
  const { result } = await call("Runtime.evaluate", { expression: "process.memoryUsage().rss" });
  socket.close();
  return (result?.value ?? Number.NaN) / 1024 / 1024;
}
