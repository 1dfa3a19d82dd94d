import { expect, test } from "vitest";
import { pickerOf } from "./picker.ts";

const halfHours = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * 1_800_000));

test("times that the clocks show twice carry how far Paris is ahead, and their day says that the clocks change", () => {
  const now = new Date("2027-10-28T10:00:00Z");
  const { days } = pickerOf(halfHours("2027-10-30T23:00:00Z", 8), "America/New_York", null, now);
  expect(days).toHaveLength(1);
  expect(days[0]?.clocksChange).toBe(true);
  expect(days[0]?.times.map(({ clock, ahead }) => [clock, ahead])).toEqual([
    ...[
      ["01:00", null],
      ["01:30", null],
    ],
    ...[
      ["02:00", 2],
      ["02:30", 2],
      ["02:00", 1],
      ["02:30", 1],
    ],
    ...[
      ["03:00", null],
      ["03:30", null],
    ],
  ]);
  expect(days[0]?.times[0]?.there).toBe("19:00");
});

test("every offered time stands in one of the weeks, and the first week with a time is shown unasked", () => {
  const now = new Date("2026-12-01T10:00:00Z");
  const offers = ["2026-12-10T09:00Z", "2026-12-11T09:00Z", "2027-01-20T09:00Z"].map((at) => new Date(at));
  const first = pickerOf(offers, "Europe/Paris", null, now);
  expect([first.shown, first.days.map(({ day }) => day)]).toEqual([1, ["2026-12-10", "2026-12-11"]]);
  const all = first.weeks.flatMap(({ number }) => pickerOf(offers, "Europe/Paris", String(number), now).days);
  expect(all.flatMap(({ times }) => times.map(({ at }) => at))).toEqual(offers.map((at) => at.toISOString()));
  expect(pickerOf([], "Europe/Paris", "9", now)).toEqual({
    ...{ days: [], shown: 0 },
    weeks: [{ number: 0, from: "2026-12-01", to: "2026-12-07", count: 0 }],
  });
});
