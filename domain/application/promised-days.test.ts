import { expect, test } from "vitest";
import { intakeNamed } from "./intake.ts";
import { type Decided, promisedDays } from "./promised-days.ts";
import { promisedDaysFile } from "./promised-days-file.ts";
import { promisesOf } from "./promises.ts";

const rule = { due: 15, interviews: { from: 1, to: 15 }, start: 1 };
const delays = { firstAnswer: 48, call: 30, finalDecision: 1 };
const intake = intakeNamed("2026-12", rule);

test("the file for a calendar holds whole days, the last one included, under names that stay", () => {
  const promises = promisesOf({ sentAt: new Date("2026-11-23T13:12:00Z"), callAt: null }, intake, delays);
  const days = promisedDays(promises, intake).map((day) => ({ ...day, title: `Jour, ${day.name}` }));
  const now = new Date("2026-11-23T13:12:00Z");
  const file = promisedDaysFile({ days, intake: "2026-12", organisation: "The Lab", host: "lab.example", now });
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(5);
  expect(file).toContain(
    [
      "UID:application-2026-12-call@lab.example",
      "DTSTAMP:20261123T131200Z",
      "DTSTART;VALUE=DATE:20270101",
      "DTEND;VALUE=DATE:20270116",
      "SUMMARY:The Lab\\, Jour\\, call",
    ].join("\r\n"),
  );
});

test("what is decided stands on the day it was decided, among what is still promised", () => {
  const sentAt = new Date("2026-11-20T13:12:00Z");
  const first = { decidedAt: new Date("2026-11-20T23:30:00Z") };
  const final = { decidedAt: new Date("2026-11-23T09:00:00Z") };
  const daysOf = (callAt: Date | null, decided: Decided) =>
    promisedDays(promisesOf({ sentAt, callAt }, intake, delays), intake, decided).map(({ name, from, until }) => [
      name,
      from,
      until,
    ]);
  expect(daysOf(null, { first, final: null })).toEqual([
    ["firstAnswer", "2026-11-21", "2026-11-21"],
    ["change", "2026-12-15", "2026-12-15"],
    ["call", "2027-01-01", "2027-01-15"],
    ["finalDecision", "2027-01-22", "2027-01-22"],
    ["start", "2027-02-01", "2027-02-01"],
  ]);
  expect(daysOf(null, { first, final }).map(([name]) => name)).toEqual(["firstAnswer", "finalDecision", "start"]);
  const after = daysOf(new Date("2027-01-04T09:00:00Z"), { first, final });
  expect(after.map(([name]) => name)).toEqual(["firstAnswer", "finalDecision", "start"]);
  expect(daysOf(new Date("2026-11-22T09:00:00Z"), { first, final })).toEqual([
    ["firstAnswer", "2026-11-21", "2026-11-21"],
    ["call", "2026-11-22", "2026-11-22"],
    ["finalDecision", "2026-11-23", "2026-11-23"],
    ["start", "2027-02-01", "2027-02-01"],
  ]);
});
