import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sheetLimits } from "../../domain/term-sheet/limits.ts";
import { ask, post } from "../../e2e/http/ask.ts";
import type { SignedIn } from "../../domain/person/session.server.ts";
import { readEnv } from "../../platform/env.server.ts";
import { pathOf } from "../paths.ts";
import { loadAllWords } from "../shell/define-words.ts";
import { createBodies } from "./bodies.server.ts";
import { servedAt } from "./route-rules.server.ts";
import type { WhoHolds } from "./session-reader.server.ts";
import type { SiteRequest } from "./site-request.server.ts";

const whoHolds: WhoHolds = async (id) =>
  id === undefined ? undefined : ({ viewer: { id, role: "founder" }, stage: "open" } as SignedIn);

const bodyOf = createBodies({ ...readEnv(), TRUST_PROXY: 1 }, whoHolds);
const server = createServer((incoming, outgoing) => {
  const path = incoming.url ?? "";
  const args = { incoming, outgoing, path, served: servedAt(path), sessionToken: incoming.headers.cookie, lang: "en" };
  void bodyOf({ ...args, upload: null } as SiteRequest).then((body) =>
    body ? outgoing.writeHead(Buffer.isBuffer(body) ? 200 : body.status).end() : outgoing.destroy(),
  );
});
const port = () => (server.address() as AddressInfo).port;

beforeAll(async () => {
  await loadAllWords();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const sheet = pathOf("tool-term-sheet");
const begin = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.docx"\r\n\r\n');
const send = (cookie: string, from: string, body: Buffer, length = body.length) =>
  ask(port(), sheet, {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x", "x-forwarded-for": from, cookie },
    body,
    length,
  });

test("a founder's files that never end keep out no form, and no file of another founder", async () => {
  const sockets: Socket[] = [];
  server.on("connection", (socket: Socket) => sockets.push(socket));
  const unfinished = Buffer.concat([begin, Buffer.alloc(sheetLimits.form - 1_024 - begin.length)]);
  for (let sending = 0; sending < 8; sending += 1)
    void send("one", "192.0.2.1", unfinished, sheetLimits.form).catch(() => undefined);
  // The eight unfinished files leave too little memory, so the server must drop one to accept the next two.
  await expect
    .poll(() => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0), { timeout: 20_000 })
    .toBeGreaterThanOrEqual(8 * unfinished.length);
  const form = { message: "a".repeat(20_000) };
  expect((await post(port(), pathOf("contact"), form, { "x-forwarded-for": "192.0.2.2" })).status).toBe(200);
  const whole = Buffer.concat([begin, Buffer.alloc(20_000), Buffer.from("\r\n--x--\r\n")]);
  expect((await send("other", "192.0.2.3", whole)).status).toBe(200);
});

test("64 texts of an account that are too long wait for their refusal, and the next one does not", async () => {
  const order: string[] = [];
  const from = { "x-forwarded-for": "192.0.2.4", cookie: "one" };
  const send = async (message: string) =>
    post(port(), pathOf("contact"), { message }, from).then(({ status }) => order.push(String(status)));
  const tooLong = Array.from({ length: 65 }, async () => send("a".repeat(70_000)));
  await Promise.race(tooLong);
  await send("Hello");
  await Promise.all(tooLong);
  expect(order.slice(0, 3)).toEqual(["413", "200", "413"]);
  expect(order).toHaveLength(66);
});
