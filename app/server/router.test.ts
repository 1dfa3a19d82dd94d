import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, test } from "vitest";

test("@hono/node-server takes a body that was read before from incoming.rawBody", async () => {
  const listener = getRequestListener(async (request) => new Response(await request.text()));
  const server = createServer((incoming, outgoing) => {
    void listener(Object.assign(incoming, { rawBody: Buffer.from("read before") }), outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body: "sent" });
  expect(
    await answer.text(),
    "router.server.ts hands on what bodies.server.ts has read as rawBody, which has another name now",
  ).toBe("read before");
  server.close();
});
