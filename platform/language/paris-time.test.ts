import { expect, test } from "vitest";
import { parisInstant, parisLocal } from "./paris-time.ts";

test.each([
  ["2026-12-01T10:00", "2026-12-01T09:00:00.000Z"],
  ["2026-07-01T10:00", "2026-07-01T08:00:00.000Z"],
  ["2026-07-01T00:30", "2026-06-30T22:30:00.000Z"],
  // At the end of summer time, the hour from 2:00 occurs twice; its first occurrence is used.
  ["2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
])("%s in Paris is %s", (local, instant) => {
  expect(parisInstant(local)?.toISOString()).toBe(instant);
  expect(parisLocal(new Date(instant))).toBe(local);
});

test.each([
  "2026-03-29T02:30",
  "2026-13-01T10:00",
  "2026-12-01",
  "",
  "2026-12-01T25:00",
  "9999-12-31T10:00",
  "0001-01-01T10:00",
  "x",
])("%s is no time", (local) => expect(parisInstant(local)).toBeNull());
