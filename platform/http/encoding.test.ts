import { expect, test } from "vitest";
import { accepted } from "./encoding.server.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0,gzip;q=0", "identity"],
  ["br;q=0.5", "br"],
  ["x-brotli, gzip", "gzip"],
  ["bread", "identity"],
])("%s is answered in %s", (header, encoding) => {
  expect(accepted(header)).toBe(encoding);
});
