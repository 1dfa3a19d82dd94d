import { expect, test } from "vitest";
import { unzip } from "../../e2e/peers/unzip.ts";
import { zip, zipAside } from "./zip.server.ts";

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

test("an archive has the date that it is given, in UTC, and the same bytes each time", () => {
  const at = new Date("2026-11-21T23:30:10Z");
  const packed = zip(entries, at);
  expect(packed.equals(zip(entries, at))).toBe(true);
  const date = packed.readUInt32LE(packed.indexOf("PK\u0001\u0002", 0, "latin1") + 12);
  const [year, month, day] = [(date >> 25) + 1980, (date >> 21) & 15, (date >> 16) & 31];
  const [hour, minute, second] = [(date >> 11) & 31, (date >> 5) & 63, (date & 31) * 2];
  expect([year, month, day, hour, minute, second]).toEqual([2026, 11, 21, 23, 30, 10]);
});

test("an archive that is compressed beside the main thread has the same bytes", async () => {
  const at = new Date("2026-11-21T10:00:00Z");
  expect((await zipAside(entries, at)).equals(zip(entries, at))).toBe(true);
});
