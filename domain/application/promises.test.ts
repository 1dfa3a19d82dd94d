import { expect, test } from "vitest";
import { intakeNamed } from "./intake.ts";
import { promisesOf } from "./promises.ts";

const rule = { due: 15, interviews: { from: 1, to: 15 }, start: 1 };
const delays = { firstAnswer: 48, call: 30, finalDecision: 1 };

test.each([
  ["2026-12", "2026-12-15T22:59:00Z", "2026-12-17T22:59:00.000Z", "2027-01-01", "2027-01-15", "2027-01-22"],
  // The clocks go forward within these 48 hours: hours are promised, not the time of day.
  ["2027-04", "2027-03-27T12:00:00Z", "2027-03-29T12:00:00.000Z", "2027-05-01", "2027-05-15", "2027-05-22"],
  ["2028-02", "2028-02-01T08:00:00Z", "2028-02-03T08:00:00.000Z", "2028-03-01", "2028-03-15", "2028-03-22"],
])("intake %s, sent at %s", (id, sentAt, firstAnswerBy, callFrom, callTo, decisionBy) => {
  const promises = promisesOf(new Date(sentAt), intakeNamed(id, rule), delays);
  expect({ ...promises, firstAnswerBy: promises.firstAnswerBy.toISOString() }).toEqual({
    firstAnswerBy,
    callFrom,
    callTo,
    callMinutes: 30,
    decisionWeeks: 1,
    decisionBy,
  });
});
