import { expect, test } from "vitest";
import { unzip } from "../../e2e/peers/unzip.ts";
import { zip } from "./zip.server.ts";

const entries = [
  { name: "données.json", content: '{"é": 1}' },
  { name: "empty.csv", content: "" },
  { name: "large.txt", content: "salt ".repeat(50_000) },
];

test("what goes into an archive comes out of it, smaller on the way", () => {
  const packed = zip(entries, new Date("2026-11-21T10:00:00Z"));
  expect(unzip(packed)).toEqual(new Map(entries.map(({ name, content }) => [name, content])));
  expect(packed.length).toBeLessThan(5_000);
});
