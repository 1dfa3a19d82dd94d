import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { InvitationMethod } from "../../platform/calendar/invitation.ts";
import { callCalendar, type CallEvent } from "./call-calendar.ts";

const call: CallEvent = {
  id: "01234567-89ab-4cde-8f01-23456789abcd",
  sequence: 2,
  changedAt: "2026-11-23T09:00:00.000Z",
  startsAt: "2027-01-04T23:45:00.000Z",
  minutes: 30,
  place: "https://meet.example/lab",
  email: "zoé+lab@étang.example",
};
const organiser = { name: "The Lab", email: "hello@lab.example", host: "lab.example" };
const written = (method: InvitationMethod, change: Partial<CallEvent> = {}, name = organiser.name) =>
  callCalendar(method, { ...call, ...change }, "Appel avec The Lab", { ...organiser, name });

function read(text: string) {
  const bytes = text.split("\r\n").map((line) => Buffer.byteLength(line));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents();
  expect(events.map(({ name }) => name)).toEqual(["vevent"]);
  const [event] = events;
  if (!event) throw new Error("No event");
  for (const once of ["uid", "dtstamp", "dtstart", "dtend", "sequence", "organizer", "attendee", "summary"])
    expect([once, event.getAllProperties(once)]).toEqual([once, [expect.anything()]]);
  return { calendar, event: new ICAL.Event(event), properties: event };
}

test.each([
  ["REQUEST", "CONFIRMED"],
  ["CANCEL", "CANCELLED"],
] as const)("%s is what RFC 5546 asks for, at the call's own instants", (method, status) => {
  const { calendar, event, properties } = read(written(method));
  expect(calendar.getFirstPropertyValue("method")).toBe(method);
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(properties.getFirstPropertyValue("status")).toBe(status);
  expect([event.uid, event.sequence]).toEqual([`call-${call.id}@lab.example`, 2]);
  expect(event.startDate.toJSDate()).toEqual(new Date(call.startsAt));
  expect(event.endDate.toJSDate()).toEqual(new Date("2027-01-05T00:15:00Z"));
  expect([event.location, event.organizer]).toEqual([call.place, "mailto:hello@lab.example"]);
  expect(properties.getFirstPropertyValue("attendee")).toBe("mailto:zo%C3%A9+lab@%C3%A9tang.example");
});

test("a place, a name and an address can neither end their line nor add one", () => {
  const place = `Salle de l’Étang; 12, rue \\ des Joncs\r\nEND:VEVENT\rX:1 ${"é".repeat(200)}`;
  const email = 'a?attach=x&"b@b.test';
  const { event, properties } = read(written("REQUEST", { place, email }, 'The "Lab"\r\nMETHOD:CANCEL'));
  expect(event.location).toBe(place.replaceAll(/\r\n?/g, "\n"));
  expect(properties.getFirstProperty("organizer")?.getParameter("cn")).toBe("The Lab METHOD:CANCEL");
  expect(properties.getFirstPropertyValue("attendee")).toBe("mailto:a%3Fattach=x&%22b@b.test");
});
