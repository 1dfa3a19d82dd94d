import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackup, seal } from "./sealed.server.ts";

const folder = mkdtempSync(join(tmpdir(), "lab-sealed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const passphrase = "a passphrase for the tests";
const headBytes = 27;
const piece = 64 * 1024 + 16;

async function opened(bytes: Buffer, given: string | undefined = passphrase) {
  const file = join(folder, "lab.backup");
  writeFileSync(file, bytes);
  return buffer(await openBackup(file, given));
}

const sealed = (content: Buffer) => buffer(Readable.from(seal(Readable.from([content]), passphrase)));

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])("what is sealed opens: %i bytes", async (length) => {
  const content = randomBytes(length);
  expect(await opened(await sealed(content))).toEqual(content);
});

test("the same content sealed twice has nothing in common", async () => {
  const content = Buffer.alloc(200_000, "the same");
  const [one, other] = [await sealed(content), await sealed(content)];
  expect(one.includes("the same")).toBe(false);
  expect(one.subarray(headBytes, headBytes + 64)).not.toEqual(other.subarray(headBytes, headBytes + 64));
});

describe("a sealed file", () => {
  let whole: Buffer;
  let one: Buffer;
  let two: Buffer;
  let rest: Buffer;
  beforeAll(async () => {
    whole = await sealed(randomBytes(150_000));
    one = whole.subarray(headBytes, headBytes + piece);
    two = whole.subarray(headBytes + piece, headBytes + 2 * piece);
    rest = whole.subarray(headBytes + 2 * piece);
  });
  const withHead = (...parts: Buffer[]) => Buffer.concat([whole.subarray(0, headBytes), ...parts]);

  test("asks for its passphrase, and says of another one that it is another", async () => {
    await expect(opened(whole, "")).rejects.toThrow("This backup is encrypted: set BACKUP_PASSPHRASE");
    await expect(opened(whole, "another passphrase")).rejects.toThrow("BACKUP_PASSPHRASE does not open this backup");
  });

  test("is refused when it was cut, put in another order, lengthened or changed", async () => {
    const changed = Buffer.from(two);
    changed.writeUInt8(changed.readUInt8(99) ^ 1, 99);
    const notWhole = "This backup is not whole";
    await expect(opened(withHead(one, two))).rejects.toThrow(notWhole);
    await expect(opened(withHead(one, two, rest.subarray(0, -1)))).rejects.toThrow(notWhole);
    await expect(opened(withHead(one, two, rest.subarray(0, 7)))).rejects.toThrow(notWhole);
    await expect(opened(withHead(one, changed, rest))).rejects.toThrow(notWhole);
    await expect(opened(withHead(one, one, rest))).rejects.toThrow(notWhole);
    await expect(opened(withHead(one, rest))).rejects.toThrow(notWhole);
    await expect(opened(withHead(one, two, rest, rest))).rejects.toThrow(notWhole);
    await expect(opened(withHead(two, one, rest))).rejects.toThrow("BACKUP_PASSPHRASE does not open");
    await expect(opened(withHead())).rejects.toThrow("BACKUP_PASSPHRASE does not open");
  });
});
