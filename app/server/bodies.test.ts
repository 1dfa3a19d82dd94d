import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sheetLimits } from "../../domain/term-sheet/limits.ts";
import { ask, post } from "../../e2e/http/ask.ts";
import type { SignedIn } from "../../domain/person/session.server.ts";
import { readEnv } from "../../platform/env.server.ts";
import { authWords } from "../auth/words.ts";
import { pathOf } from "../paths.ts";
import { loadAllWords } from "../shell/define-words.ts";
import { refusalWords } from "../shell/refusal-words.ts";
import { createBodies } from "./bodies.server.ts";
import { servedAt } from "./route-rules.server.ts";
import type { WhoHolds } from "./session-reader.server.ts";
import type { SiteRequest } from "./site-request.server.ts";

const seatOf = (id: string) =>
  id === "left" ? null : { id: `startup of ${id}`, role: id === "reader" ? "reader" : "owner" };
const whoHolds: WhoHolds = async (id) =>
  id === undefined
    ? undefined
    : ({ viewer: { id, role: "founder", startup: seatOf(id) }, stage: "open" } as unknown as SignedIn);

const bodyOf = createBodies({ ...readEnv(), TRUST_PROXY: 1 }, whoHolds, async (startup) =>
  startup === "startup of outage" ? null : startup !== "startup of free",
);
const server = createServer((incoming, outgoing) => {
  const path = incoming.url ?? "";
  const args = { incoming, outgoing, path, served: servedAt(path), sessionToken: incoming.headers.cookie, lang: "en" };
  void bodyOf({ ...args, upload: null } as SiteRequest).then((body) =>
    Buffer.isBuffer(body) ? outgoing.end() : body ? outgoing.writeHead(body.status).end(body.text) : outgoing.destroy(),
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
    void send(`one${sending}`, "192.0.2.1", unfinished, sheetLimits.form).catch(() => undefined);
  // The eight unfinished files leave too little memory, so the server must drop one to accept the next two.
  await expect
    .poll(() => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0), { timeout: 20_000 })
    .toBeGreaterThanOrEqual(8 * unfinished.length);
  const form = { message: "a".repeat(20_000) };
  expect((await post(port(), pathOf("contact"), form, { "x-forwarded-for": "192.0.2.2" })).status).toBe(200);
  const whole = Buffer.concat([begin, Buffer.alloc(20_000), Buffer.from("\r\n--x--\r\n")]);
  expect((await send("other", "192.0.2.3", whole)).status).toBe(200);
});

test("a large file of whom the page would refuse is not read: plan, seat, startup", async () => {
  const [{ notInPlan, seatNeeded, leftStartup }, { crowdedPage }] = [refusalWords.in("en"), authWords.in("en")];
  for (const [who, status, text] of [
    ["free", 403, notInPlan.text],
    ["reader", 403, seatNeeded.text],
    ["left", 403, leftStartup.title("")],
    ["outage", 503, crowdedPage],
  ] as const) {
    const answer = await send(who, "192.0.2.5", begin, sheetLimits.form);
    expect([who, answer.status, answer.text]).toEqual([who, status, expect.stringContaining(text)]);
  }
});

test("an account's large files are no larger together than one may be, and leave room for the others'", async () => {
  const [unfinished, closed] = [Buffer.alloc(sheetLimits.form - 1_024), Promise.withResolvers()];
  let socket: Socket | undefined;
  server.once("connection", (first: Socket) => {
    socket = first.once("close", closed.resolve);
  });
  void send("first", "192.0.2.6", Buffer.concat([begin, unfinished]), sheetLimits.form).catch(() => undefined);
  await expect.poll(() => socket?.bytesRead ?? 0, { timeout: 20_000 }).toBeGreaterThan(unfinished.length);
  const whole = Buffer.concat([begin, Buffer.alloc(200_000), Buffer.from("\r\n--x--\r\n")]);
  const sendWhole = async (who: string) => (await send(who, "192.0.2.7", whole)).status;
  expect([await sendWhole("first"), await sendWhole("second")]).toEqual([503, 200]);
  socket?.destroy();
  await closed.promise;
  expect(await sendWhole("first")).toBe(200);
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
