import { expect, test } from "vitest";
import { dueOf, stageOf } from "./due.ts";

const delays = { firstAnswer: 48, call: 30, finalDecision: 1 };
const at = (hours: number) => new Date(Date.parse("2026-12-01T00:00:00Z") + hours * 3_600_000);
const first = { status: "first", sentAt: at(0), callAt: null, needsTimes: false } as const;
const call = { status: "call", sentAt: at(0), callAt: at(100), needsTimes: false } as const;

test.each([
  [first, 0, 48],
  [first, 47.5, 0.5],
  [first, 48.5, -0.5],
  [call, 99, null],
  [call, 100, 168],
  [call, 100 + 169, -1],
  [{ ...call, callAt: null }, 99, null],
  [{ ...first, status: "declined" as const }, 99, null],
])("%j after %d hours has %s hours left", (seen, hours, left) => {
  expect(dueOf(seen, delays, at(hours))?.hoursLeft ?? null).toBe(left);
});

test("a pre-selected application stands before its call, with or without a time, and then before its decision", () => {
  const seen = [call, { ...call, callAt: null }, { ...call, needsTimes: true }];
  expect(seen.map((each) => stageOf(each, at(99)))).toEqual(["call", "choice", "times"]);
  expect([call, { ...call, needsTimes: true }].map((each) => stageOf(each, at(100)))).toEqual(["final", "final"]);
  expect(stageOf({ ...call, status: "declined" }, at(100))).toBe("declined");
});
