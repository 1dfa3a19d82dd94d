import { expect, test } from "vitest";
import { parisInstant, parisTime } from "./paris-time.ts";

test.each([
  ["2026-11-23T09:00", "2026-11-23T08:00:00.000Z"],
  ["2026-07-14T00:05", "2026-07-13T22:05:00.000Z"],
  ["2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
  ["2026-03-29T02:30", undefined],
  ["2026-02-30T10:00", undefined],
  ["tomorrow", undefined],
])("%s in Paris is %s", (local, instant) => {
  expect(parisInstant(local)?.toISOString()).toBe(instant);
  if (instant) expect(parisTime(new Date(instant))).toBe(local);
});
