import { createServer, type IncomingMessage, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test, vi } from "vitest";
import { malformedUpload } from "../../e2e/peers/malformed-upload.ts";
import { countInFlight } from "./in-flight.server.ts";
import { namelessFile, readWhole, SenderGone } from "./nameless-file.server.ts";
import { isUpload, takeUpload } from "./upload.server.ts";

vi.mock(import("./nameless-file.server.ts"), async (original) => {
  const actual = await original();
  return { ...actual, namelessFile: vi.fn<typeof actual.namelessFile>(actual.namelessFile) };
});

const boundary = "----x";
const type = { "content-type": `multipart/form-data; boundary=${boundary}` };
const part = (name: string, value: string, more = "") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const file = (value: string, name = "é.png") => part("file", value, `; filename="${name}"\r\nContent-Type: image/png`);
const end = `--${boundary}--\r\n`;

/** With `whole`, the server reads only after the complete body has arrived, as after a slow session lookup. */
async function taken(
  body: string | Buffer,
  { limit = 1_000_000, room = 32_000_000, headers = type as object, whole = false } = {},
) {
  const seen = Promise.withResolvers<unknown>();
  const inFlight = countInFlight(room);
  const given: Promise<void>[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    while (whole && !request.complete) await new Promise((resolve) => setImmediate(resolve));
    const upload = await takeUpload(
      request,
      limit,
      (giveWay) => inFlight.open("a", giveWay),
      (close) => given.push(response.closed ? close() : once(response, "close").then(close)),
    ).catch((error: Error) => `thrown: ${error.message}`);
    const left = readdirSync(tmpdir()).filter((name) => name.startsWith("lab-upload-"));
    if (typeof upload === "string") seen.resolve(upload);
    else {
      const files = await Promise.all(upload.files.map(async ({ field, name, read }) => [field, name, await read()]));
      seen.resolve({ ...upload, files, left });
    }
    response.end(`${isUpload(request)}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const outgoing = send({ port, method: "POST", headers: { ...headers } as Record<string, string>, agent: false });
  outgoing.on("error", () => {}).on("response", (response) => response.resume());
  outgoing.end(body);
  try {
    return await seen.promise;
  } finally {
    outgoing.destroy();
    server.closeAllConnections();
    server.close();
    // Fails if a file handle stays open because a stream still uses it.
    await Promise.all(given);
  }
}

test("fields come with their names, and a file with its bytes, which lie under no name", async () => {
  const bytes = "\u0000é\r\n--".repeat(50_000);
  const sent = await taken(`${part("altEn", "A desk")}${file(bytes)}${part("altFr", "Un bureau")}${end}`);
  expect(sent).toEqual({
    fields: [
      ["altEn", "A desk"],
      ["altFr", "Un bureau"],
    ],
    files: [["file", "é.png", Buffer.from(bytes)]],
    left: [],
  });
});

test("no zero byte is left in a field or in the name of a file", async () => {
  const named = `; filename*=utf-8''d%00esk.png\r\nContent-Type: image/png`;
  const sent = await taken(`${part("altEn", "A d\0esk")}${part("file", "x", named)}${end}`);
  expect(sent).toMatchObject({ fields: [["altEn", "A desk"]], files: [["file", "desk.png", Buffer.from("x")]] });
});

test("a field without a file has none, and the others come with their fields", async () => {
  expect(await taken(`${file("", "")}${end}`)).toMatchObject({ files: [] });
  expect(await taken(`${file("", "")}${file("b", "b.png")}${end}`)).toMatchObject({
    files: [["file", "b.png", Buffer.from("b")]],
  });
});

test.each([
  ["longer than it may be", file("x".repeat(3_000)) + end, "too long", { limit: 2_000 }],
  ["longer than what is left for all", file("x".repeat(200_000)) + end, "no room", { room: 100_000 }],
  ["without an end", file("x"), "unreadable", {}],
  ["of too many parts", part("a", "").repeat(6_000) + end, "unreadable", {}],
  ["of too many files", file("x").repeat(20) + end, "unreadable", {}],
  ["without a boundary", "x", "unreadable", { headers: { "content-type": "multipart/form-data" } }],
  ["of garbage", "\u0001\u0002".repeat(5_000), "unreadable", {}],
])("a body %s is refused", async (_, body, why, more) => {
  expect(await taken(body, more)).toBe(why);
});

test.each([
  ["ENOSPC", "no room"],
  ["EDQUOT", "no room"],
  ["EIO", "thrown: EIO"],
  ["EACCES", "thrown: EACCES"],
])("of the disk's errors only a lack of space is one: %s", async (code, said) => {
  const failing = () => Promise.reject(Object.assign(new Error(code), { code }));
  vi.mocked(namelessFile).mockImplementationOnce(failing);
  expect(await taken(file("x".repeat(100_000)) + end)).toBe(said);
  const full = { close: async () => {}, writeFile: failing } as unknown as Awaited<ReturnType<typeof namelessFile>>;
  vi.mocked(namelessFile).mockResolvedValueOnce(full);
  expect(await taken(file("x") + end)).toBe(said);
});

test.each([5_010, 5_011, 6_000])("a body of %i parts that breaks off in the last one is refused", async (parts) => {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  expect(await taken(`${"--x\r\n\r\n\r\n".repeat(parts - 1)}--x\r\n\r\n`, { headers, whole: true })).toBe("unreadable");
});

test("a file without a name is a field, and a part without a name is none", async () => {
  const bare = `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\nx\r\n`;
  expect(await taken(`${bare}${end}`)).toMatchObject({ fields: [["file", "x"]], files: [] });
  const nameless = `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`;
  expect(await taken(`${nameless}${end}`)).toMatchObject({ fields: [], files: [] });
  const headless = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n`;
  expect(await taken(`${file("x")}${headless}${end}`)).toBe("unreadable");
});

test("500 malformed uploads are each taken or refused", async () => {
  for (let sent = 0; sent < 500; sent += 1) {
    const body = malformedUpload(boundary);
    const outcome = await taken(body, { whole: sent % 2 === 0 });
    const isKnown = outcome === "unreadable" || (typeof outcome === "object" && outcome !== null);
    expect(isKnown, body.toString("latin1")).toBe(true);
  }
});

test("a file closed because its sender disconnected is told apart from a failing disk", async () => {
  const closed = await namelessFile();
  await closed.writeFile("sand");
  await closed.close();
  await expect(readWhole(closed, 4)).rejects.toThrow(SenderGone);
});
