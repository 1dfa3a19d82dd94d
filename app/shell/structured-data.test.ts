import { expect, test } from "vitest";
import { eventData } from "./structured-data.ts";

const event = {
  name: "Session",
  description: "Pitches",
  startsOn: "2035-03-24",
  endsOn: "2035-03-25",
  startTime: "14:00",
  endTime: "18:30",
  place: null,
};
const datesOf = (change: Partial<typeof event> | { startTime: null; endTime: null }) => {
  const data = eventData({ ...event, ...change }, "https://lab.example/pitch-session", "The Lab");
  const { startDate, endDate } = (data as { "script:ld+json": Record<string, unknown> })["script:ld+json"];
  return [startDate, endDate];
};

test("an event's hours are those of Paris on their day: summer time may begin between its two", () => {
  expect(datesOf({})).toEqual(["2035-03-24T14:00:00+01:00", "2035-03-25T18:30:00+02:00"]);
  expect(datesOf({ startTime: null, endTime: null })).toEqual(["2035-03-24", "2035-03-25"]);
});
