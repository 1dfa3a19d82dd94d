// The baseline: a plain node:http server in a separate process that sends the same response to every request.
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

type Answer = { headers: Record<string, string>; body: Uint8Array };

export async function startFloor(answer: Answer) {
  const child = fork(fileURLToPath(import.meta.url), ["floor"], { serialization: "advanced" });
  child.send(answer);
  const [port] = (await once(child, "message")) as [number];
  return { port, pid: child.pid ?? 0, stop: () => child.kill() };
}

if (process.argv[2] === "floor" && process.send) {
  const tell = process.send.bind(process);
  process.once("message", ({ headers, body }: Answer) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, headers);
      response.end(body);
    });
    server.listen(0, "127.0.0.1", () => tell((server.address() as AddressInfo).port));
  });
}
