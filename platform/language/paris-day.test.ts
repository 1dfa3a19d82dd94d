import { expect, test } from "vitest";
import { isDay } from "./paris-day.ts";

test.each(["1900-01-01", "2024-02-29", "2026-12-31", "2200-12-31"])("%s is a day", (text) =>
  expect(isDay(text)).toBe(true),
);

test.each([
  "0001-01-01",
  "1899-12-31",
  "2201-01-01",
  "9999-12-31",
  "2026-02-29",
  "2026-02-30",
  "2026-04-31",
  "2026-00-10",
  "2026-13-01",
  "2026-99-99",
  "2100-02-29",
  "2026-1-1",
  "",
])("%j is no day", (text) => expect(isDay(text)).toBe(false));
