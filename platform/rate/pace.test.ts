import { expect, test } from "vitest";
import { keepPace } from "./pace.server.ts";

test("a bucketful at once, then what has flowed in; each key by itself, and a refusal costs nothing", () => {
  let now = 0;
  const wait = keepPace({ capacity: 100, perSecond: 10 }, () => now);
  expect([wait("a", 60), wait("a", 40), wait("b", 100)]).toEqual([0, 0, 0]);
  expect([wait("a", 20), wait("a", 20), wait("b", 1)]).toEqual([2_000, 2_000, 100]);
  now = 2_000;
  expect([wait("a", 20), wait("a", 1)]).toEqual([0, 100]);
  now = 60_000;
  expect([wait("a", 5_000), wait("a", 1)]).toEqual([0, 100]);
});
