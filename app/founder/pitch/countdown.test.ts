import { expect, test } from "vitest";
import { countdownTo } from "./countdown.ts";

const session = { startsOn: "2027-01-07", applicationsCloseOn: "2026-12-24" };

test("the ruler runs sixty days up to the session", () =>
  expect(countdownTo(session, "2026-11-28", null)).toEqual({
    ...{ first: "2026-11-08", closesOn: "2026-12-24", length: 60, now: 20, closes: 46, applied: null },
    ...{ isAppliedLabelled: false, left: 26, untilSession: 40 },
  }));

test("the day of the application is written only where a phone has room beside the last day", () =>
  expect(
    ["2026-12-24", "2026-12-10", "2026-12-06", "2026-11-20"].map(
      (sentOn) => countdownTo(session, "2026-12-24", sentOn).isAppliedLabelled,
    ),
  ).toEqual([false, false, true, true]));

test("it begins earlier where the session is further away, or the application older", () => {
  expect(countdownTo(session, "2026-10-01", null)).toMatchObject({ first: "2026-10-01", now: 0, length: 98 });
  expect(countdownTo(session, "2026-12-01", "2026-10-30")).toMatchObject({ first: "2026-10-30", applied: 0, now: 32 });
});

test.each([
  ["2026-12-24", 0],
  ["2026-12-25", -1],
])("on %s %i days are left", (today, left) => expect(countdownTo(session, today, null).left).toBe(left));

test("without a last day, applications are taken until the day before; a session under way has length", () => {
  expect(countdownTo({ ...session, applicationsCloseOn: null }, "2027-01-05", null).left).toBe(1);
  expect(countdownTo(session, "2027-01-08", null)).toMatchObject({ untilSession: 0, now: 61, length: 60 });
});
