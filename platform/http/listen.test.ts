import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { listen } from "./listen.server.ts";

const answers: ((response: ServerResponse) => void)[] = [];
const { server, port } = await listen(
  (_, response) => answers.shift()?.(response),
  0,
  "127.0.0.1",
  () => undefined,
);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks without reading the answer, and returns the server's end of the connection after the request. */
async function asked(answer: (response: ServerResponse) => void): Promise<Socket> {
  answers.push(answer);
  const client = connect(port, "127.0.0.1").pause();
  const requested = once(server, "request");
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [incoming] = await requested;
  return incoming.socket;
}

test("a connection is silent for a minute at most", async () => {
  expect((await asked(() => undefined)).timeout).toBe(60_000);
});

test.each<[string, (response: ServerResponse) => void, boolean]>([
  ["an answer that its client does not read is broken off", (response) => response.end(Buffer.alloc(30_000_000)), true],
  ["a stream that says nothing yet goes on", (response) => response.write("a"), false],
  ["an answer that is still being made is waited for", () => undefined, false],
])("after a minute without progress %s", async (_, answer, isOver) => {
  const socket = await asked(answer);
  if (!isOver) await expect.poll(() => socket.writableLength).toBe(0);
  socket.emit("timeout");
  expect(socket.destroyed).toBe(isOver);
});
