import { expect, test } from "vitest";
import { intakeNamed } from "./intake.ts";
import { lateWith, promisesOf, decisionDay } from "./promises.ts";

const rule = { due: 15, interviews: { from: 1, to: 15 }, start: 1 };
const delays = { firstAnswer: 48, call: 30, finalDecision: 1 };

test.each([
  ["2026-12", "2026-12-15T22:59:00Z", "2026-12-17T22:59:00.000Z", "2027-01-01", "2027-01-15", "2027-01-22"],
  // Summer time begins within the promised 48 hours, which are counted as elapsed hours.
  ["2027-04", "2027-03-27T12:00:00Z", "2027-03-29T12:00:00.000Z", "2027-05-01", "2027-05-15", "2027-05-22"],
  ["2028-02", "2028-02-01T08:00:00Z", "2028-02-03T08:00:00.000Z", "2028-03-01", "2028-03-15", "2028-03-22"],
])("intake %s, sent at %s", (id, sentAt, firstAnswerBy, callFrom, callTo, decisionBy) => {
  const promises = promisesOf({ sentAt: new Date(sentAt), callAt: null }, intakeNamed(id, rule), delays);
  expect({ ...promises, firstAnswerBy: promises.firstAnswerBy.toISOString() }).toEqual({
    firstAnswerBy,
    callFrom,
    callTo,
    callAt: null,
    callMinutes: 30,
    decisionWeeks: 1,
    decisionBy,
  });
});

test("once the time of the call is chosen, the final decision is due a week after it, in days of Paris", () => {
  const promised = (callAt: string) =>
    promisesOf(
      { sentAt: new Date("2026-12-01T08:00:00Z"), callAt: new Date(callAt) },
      intakeNamed("2026-12", rule),
      delays,
    ).decisionBy;
  expect(promised("2027-01-05T09:00:00Z")).toBe("2027-01-12");
  expect(promised("2027-01-05T23:30:00Z")).toBe("2027-01-13");
  expect(promised("2026-12-03T09:00:00Z")).toBe("2026-12-10");
});

test("an answer is late once its hour, or its day, is over, and only while it is owed", () => {
  const sentAt = new Date("2026-12-01T08:00:00Z");
  const promises = promisesOf(
    { sentAt, callAt: new Date("2027-01-05T09:00:00Z") },
    intakeNamed("2026-12", rule),
    delays,
  );
  const late = (status: Parameters<typeof lateWith>[0], now: string) => lateWith(status, promises, new Date(now));
  const uncalled = promisesOf({ sentAt, callAt: null }, intakeNamed("2026-12", rule), delays);
  expect(lateWith("call", uncalled, new Date("2028-01-01T00:00:00Z"))).toBeNull();
  expect(decisionDay(uncalled, new Date("2027-01-22T22:59:59Z"))).toBe("2027-01-22");
  expect(decisionDay(uncalled, new Date("2027-01-22T23:00:00Z"))).toBeNull();
  expect(decisionDay(promises, new Date("2028-01-01T00:00:00Z"))).toBe("2027-01-12");
  expect(late("first", "2026-12-03T08:00:00Z")).toBeNull();
  expect(late("first", "2026-12-03T08:00:01Z")).toBe("first");
  expect(late("call", "2027-01-12T22:59:59Z")).toBeNull();
  expect(late("call", "2027-01-12T23:00:00Z")).toBe("final");
  for (const status of ["accepted", "waitlisted", "declined", "withdrawn"] as const)
    expect(late(status, "2028-01-01T00:00:00Z")).toBeNull();
});
