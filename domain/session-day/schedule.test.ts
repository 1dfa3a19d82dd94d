import { expect, test } from "vitest";
import { asPlanned, isNews, paceOf, scheduleOf } from "./schedule.ts";

const at = (time: string) => new Date(`2027-03-18T${time}:00Z`);
const times = (dates: readonly Date[]) => dates.map((each) => each.toISOString().slice(11, 16));
const unset = { pitch: null, questions: null, change: null, breakAfter: null, breakMinutes: null };
const quarterly = paceOf({ format: "quarterly" }, unset);

test("a start is the session’s start and all before it, the break included", () => {
  const eight = scheduleOf({ ...quarterly, breakAfter: 4, breakMinutes: 10 }, at("17:00"), asPlanned(8));
  expect(times(eight.starts)).toEqual(["17:00", "17:12", "17:24", "17:36", "17:58", "18:10", "18:22", "18:34"]);
  expect(times([eight.end])).toEqual(["18:44"]);
  const grand = scheduleOf(paceOf({ format: "grand" }, undefined), at("08:00"), asPlanned(40));
  expect(times(grand.starts.slice(-1))).toEqual(["10:36"]);
  const own = paceOf({ format: "grand" }, { ...unset, pitch: 7, questions: 0, change: 15 });
  expect(times(scheduleOf(own, at("08:00"), asPlanned(2)).starts)).toEqual(["08:00", "08:22"]);
});

test("the clock shifts what has not begun, and nothing that has", () => {
  const clock = [
    { startedAt: at("17:04"), endedAt: at("17:16") },
    { startedAt: at("17:19"), endedAt: null },
    ...asPlanned(2),
  ];
  expect(times(scheduleOf(quarterly, at("17:00"), clock, at("17:20")).starts)).toEqual([
    ...["17:04", "17:19", "17:31", "17:43"],
  ]);
  expect(times(scheduleOf(quarterly, at("17:00"), clock, at("17:40")).starts)).toEqual([
    ...["17:04", "17:19", "17:42", "17:54"],
  ]);
  expect(times(scheduleOf(quarterly, at("17:00"), asPlanned(2), at("17:07")).starts)).toEqual(["17:07", "17:19"]);
});

test("a founder is told of a first start, and of one that moves by five minutes or more", () => {
  expect([
    isNews(null, at("17:00")),
    isNews(at("17:00"), at("17:04")),
    isNews(at("17:05"), at("17:00")),
    isNews(at("17:00"), at("17:05")),
  ]).toEqual([true, false, true, true]);
});
