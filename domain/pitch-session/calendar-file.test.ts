import { expect, test } from "vitest";
import type { Event, Resolved } from "../content/content.ts";
import { calendarFile } from "./calendar-file.ts";

const session: Resolved<Event> = {
  kind: "event",
  id: "spring",
  name: "Pitch Session of March 2027",
  startsOn: "2027-03-26",
  endsOn: "2027-03-28",
  startTime: null,
  endTime: null,
  place: null,
  applicationsCloseOn: null,
  format: "grand",
  capacity: 40,
  selected: null,
  pitched: null,
  confirm: false,
};
const file = (change: Partial<typeof session>) =>
  calendarFile({
    session: { ...session, ...change },
    series: { id: "pitch-session", name: "Pitch Session" },
    organisation: "The Lab",
    url: "https://lab.example/sessions",
    host: "lab.example",
    now: new Date("2026-11-21T06:00:00.000Z"),
  });
const unfolded = (text: string | null) => (text ?? "").replaceAll("\r\n ", "").split("\r\n");
const whenOf = (change: Partial<typeof session>) =>
  unfolded(file(change)).filter((line) => /^(DTSTART;|DTEND|RRULE:FREQ=D)/.test(line));

test("a session without hours takes whole days, the end not included", () => {
  expect(file({})).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//The Lab//Pitch Session//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:pitch-session-spring@lab.example",
      "DTSTAMP:20261121T060000Z",
      "DTSTART;VALUE=DATE:20270326",
      "DTEND;VALUE=DATE:20270329",
      "SUMMARY:The Lab\\, Pitch Session of March 2027",
      "URL:https://lab.example/sessions",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

test("hours are those of Paris, the same on each day", () => {
  const hours = { startTime: "18:00", endTime: "21:00" };
  expect(whenOf({ ...hours, endsOn: "2027-03-26" })).toEqual([
    "DTSTART;TZID=Europe/Paris:20270326T180000",
    "DTEND;TZID=Europe/Paris:20270326T210000",
  ]);
  expect(whenOf(hours)).toEqual([
    "DTSTART;TZID=Europe/Paris:20270326T180000",
    "DTEND;TZID=Europe/Paris:20270326T210000",
    "RRULE:FREQ=DAILY;COUNT=3",
  ]);
  expect(whenOf({ startTime: "21:00", endTime: "00:30", endsOn: null })).toEqual([
    "DTSTART;TZID=Europe/Paris:20270326T210000",
    "DTEND;TZID=Europe/Paris:20270327T003000",
  ]);
  expect(whenOf({ startTime: "18:00", endsOn: null })).toEqual(["DTSTART;TZID=Europe/Paris:20270326T180000"]);
  const zone = unfolded(file(hours)).join("\n");
  expect(zone).toMatch(/BEGIN:VTIMEZONE\nTZID:Europe\/Paris\n[\s\S]*\nEND:VTIMEZONE\nBEGIN:VEVENT/);
});

test("text cannot end its line, and long lines fold between letters", () => {
  const place = `Salle de l’Étang; 12, rue des Joncs \\ entrée nord\nEND:VEVENT ${"é".repeat(90)}`;
  const text = file({ place });
  const bytes = (text ?? "").split("\r\n").map((line) => Buffer.byteLength(line));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(text).not.toContain("\uFFFD");
  expect(unfolded(text)).toContain(
    `LOCATION:Salle de l’Étang\\; 12\\, rue des Joncs \\\\ entrée nord\\nEND:VEVENT ${"é".repeat(90)}`,
  );
});

test("without a day there is no file", () => expect(file({ startsOn: null, endsOn: null })).toBeNull());
