import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { createPageCache, type RenderedAnswer } from "./page-cache.server.ts";

const body = "<p>A page that is long enough to be worth the trouble.</p>".repeat(50);

async function startServer({
  answer,
  maxBytes,
}: { answer?: (key: string) => Partial<RenderedAnswer>; maxBytes?: number } = {}) {
  const rendered: string[] = [];
  const current = { version: "1" };
  const cache = createPageCache({
    async render(key) {
      rendered.push(key);
      return { status: 200, body: `${key}${body}`, headers: { "Content-Type": "text/html" }, ...answer?.(key) };
    },
    version: () => current.version,
    headers: { "X-Ours": "yes" },
    ...(maxBytes !== undefined && { maxBytes }),
  });
  const server = createServer((request, response) => {
    const answered = cache.answer(request, response, request.url ?? "");
    answered?.catch(() => response.writeHead(500).end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    cache.stop();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
    const outgoing = ask({ host: "127.0.0.1", port, path, method, headers, agent: false }).end();
    const [answered] = (await once(outgoing, "response")) as [IncomingMessage];
    return { status: answered.statusCode, headers: answered.headers, bytes: await buffer(answered) };
  }
  return { get, rendered, current, cache };
}

test("a page is made once, by whoever asks first, until its version is over", async () => {
  const { get, rendered, current } = await startServer();
  await Promise.all([get("/a"), get("/a"), get("/a")]);
  expect(rendered).toEqual(["/a"]);
  expect((await get("/a")).headers["x-ours"]).toBe("yes");
  current.version = "2";
  await get("/a");
  expect(rendered).toEqual(["/a", "/a"]);
});

test("each encoding has the same page, its length and a tag of its own", async () => {
  const { get } = await startServer();
  const [plain, zipped, dense] = [
    await get("/a"),
    await get("/a", { "accept-encoding": "gzip" }),
    await get("/a", { "accept-encoding": "gzip, br" }),
  ];
  expect(plain.bytes.toString()).toBe(`/a${body}`);
  expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
  expect(brotliDecompressSync(dense.bytes)).toEqual(plain.bytes);
  expect([plain, zipped, dense].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
  for (const { headers, bytes } of [plain, zipped, dense]) expect(headers["content-length"]).toBe(`${bytes.length}`);
  expect(new Set([plain, zipped, dense].map(({ headers }) => headers.etag)).size).toBe(3);
});

test("HEAD has the head alone, and who has the page already gets no bytes", async () => {
  const { get } = await startServer();
  const { headers, bytes } = await get("/a");
  const head = await get("/a", {}, "HEAD");
  expect([head.status, head.headers["content-length"], head.bytes.length]).toEqual([200, `${bytes.length}`, 0]);
  const again = await get("/a", { "if-none-match": `W/"other", ${headers.etag}` });
  expect([again.status, again.headers.etag, again.bytes.length]).toEqual([304, headers.etag, 0]);
  expect((await get("/a", { "if-none-match": '"other"' })).status).toBe(200);
});

test("those that nobody asks for go first when memory is short", async () => {
  const { get, rendered, cache } = await startServer({ maxBytes: 4 * (body.length + 400) });
  for (const path of ["/a", "/b", "/c", "/d", "/e", "/f"]) {
    await get("/a");
    await get(path);
  }
  expect(cache.bytes()).toBeLessThanOrEqual(4 * (body.length + 400));
  rendered.length = 0;
  await get("/a");
  expect(rendered).toEqual([]);
  await get("/b");
  expect(rendered).toEqual(["/b"]);
});

test("nothing is kept of a page that failed, or that does not exist", async () => {
  const { get, rendered, cache } = await startServer({
    answer: (key) => (key === "/failed" ? { status: 500 } : { status: 404, passing: true }),
  });
  for (const path of ["/failed", "/failed", "/nothing", "/nothing"]) await get(path);
  expect(rendered).toEqual(["/failed", "/failed", "/nothing", "/nothing"]);
  expect(cache.bytes()).toBe(0);
});

test("a page that can no longer be made is answered as it was", async () => {
  let broken = false;
  const { get, current } = await startServer({
    answer() {
      if (broken) throw new Error("broken");
      return {};
    },
  });
  const before = await get("/a");
  [broken, current.version] = [true, "2"];
  expect((await get("/a")).bytes).toEqual(before.bytes);
  expect((await get("/b")).status).toBe(500);
});
