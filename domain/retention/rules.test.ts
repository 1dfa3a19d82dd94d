import { expect, test } from "vitest";
import { keptSince, retentionNames } from "./rules.ts";

test("years and months are those of the calendar, days and hours are counted", () => {
  const now = new Date("2028-03-01T09:30:00Z");
  expect(keptSince("leads", now).toISOString()).toBe("2025-03-01T09:30:00.000Z");
  expect(keptSince("sessions", now).toISOString()).toBe("2027-03-01T09:30:00.000Z");
  expect(keptSince("drafts", now).toISOString()).toBe("2028-01-31T09:30:00.000Z");
  expect(keptSince("mailed_links", now).toISOString()).toBe("2028-02-29T09:30:00.000Z");
});

test("nothing is kept past today", () => {
  for (const name of retentionNames) expect(keptSince(name).getTime()).toBeLessThan(Date.now());
});
