import { createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { digestKeyOf, digestWith } from "./keyed-digest.server.ts";

const hmac = (key: string, text: string) => createHmac("sha256", key).update(text).digest("base64url");

test("a digest is the HMAC-SHA-256 of its key, for keys and texts around every edge of a block", () => {
  for (const keyBytes of [1, 43, 58, 63, 64, 65, 128])
    for (const textBytes of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 300]) {
      const [key, text] = [keyBytes, textBytes].map((bytes) => randomBytes(bytes).toString("latin1").slice(0, bytes));
      const plain = `${key}`.replaceAll(/[^\x20-\x7e]/g, "~");
      expect(digestWith(digestKeyOf(plain), `${text}é`)).toBe(hmac(plain, `${text}é`));
    }
});

test("the digest key holds nothing of the key", () => {
  const key = randomBytes(32).toString("base64url");
  expect(Buffer.from(digestKeyOf(key), "base64url")).toHaveLength(64);
  expect(digestKeyOf(key)).not.toContain(key.slice(0, 6));
});
