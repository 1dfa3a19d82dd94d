import ICAL from "ical.js";
import { expect, test } from "vitest";
import { oneLine } from "../language/one-line.ts";
import { type Invitation, invitationFile, type InvitationMethod } from "./invitation.ts";

const hard = [
  ...[
    "\r\nATTENDEE:mailto:victim@lab.test",
    "\nEND:VEVENT\nBEGIN:VEVENT",
    "\u2028X:1",
    "\u0085X:1",
    "\0null",
    "\u001B[31m",
  ],
  ...["a;b,c\\d:e\"f'g", "👩🏽‍🚀".repeat(40), "é".repeat(90), "\uD800alone", "\t tab ", "%0D%0AX:1", "^n^'", "{{7*7}}"],
  ...["\u202Eright to left", "a\u0301".repeat(60), "\\n\\N", ";TZID=Europe/Paris:", "x".repeat(400), "=?utf-8?q?x?="],
];
const texts = Array.from({ length: 200 }, (_, at) => {
  const [one = "", other = ""] = [hard[at % hard.length], hard[(at * 7 + 3) % hard.length]];
  return at < hard.length ? one : `${one}${at}${other}`;
});

/** A place as calendar programs should display it: with its line breaks, without other invisible characters. */
const seen = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n|[\r\u0085\u2028\u2029]/g, "\n")
    .replace(/(?!\n)\p{Cc}|\p{Bidi_Control}/gu, "");

function read(method: InvitationMethod, change: Partial<Invitation>, organiser = "The Lab") {
  const file = invitationFile(
    method,
    {
      uid: "meeting-1@lab.example",
      sequence: 0,
      changedAt: new Date("2026-11-28T17:00:00.500Z"),
      startsAt: new Date("2027-03-28T00:30:00Z"),
      endsAt: new Date("2027-03-28T01:30:00Z"),
      summary: "An hour",
      place: "Online",
      attendee: "a+b@startup.example",
      ...change,
    },
    { name: organiser, email: "hello@lab.example", topic: "Meeting" },
  );
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [event, ...others] = calendar.getAllSubcomponents("vevent");
  if (!event || others.length > 0 || calendar.getAllSubcomponents().length > 1) throw new Error("Not one event");
  return { file, calendar, event };
}

test.each(["summary", "place", "organiser"] as const)(
  "200 hostile texts stay texts as %s, through all changes",
  (field) => {
    for (const text of texts) {
      const changes = [
        ["REQUEST", "CONFIRMED"],
        ["REQUEST", "CONFIRMED"],
        ["CANCEL", "CANCELLED"],
      ] as const;
      for (const [sequence, [method, status]] of changes.entries()) {
        const given = field === "organiser" ? {} : { [field]: text };
        const { file, calendar, event } = read(
          method,
          { sequence, ...given },
          field === "organiser" ? text : undefined,
        );
        expect(file.split("\r\n").every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(true);
        expect(calendar.getFirstPropertyValue("method")).toBe(method);
        const names = event.getAllProperties().map(({ name }) => name);
        expect(names.toSorted()).toEqual([
          ...[
            "attendee",
            "dtend",
            "dtstamp",
            "dtstart",
            "location",
            "organizer",
            "sequence",
            "status",
            "summary",
            "uid",
          ],
        ]);
        expect(event.getFirstPropertyValue("uid")).toBe("meeting-1@lab.example");
        expect(event.getFirstPropertyValue("sequence")).toBe(sequence);
        expect(event.getFirstPropertyValue("status")).toBe(status);
        expect(event.getFirstPropertyValue("attendee")).toBe("mailto:a+b@startup.example");
        expect(String(event.getFirstPropertyValue("dtstart"))).toBe("2027-03-28T00:30:00Z");
        if (field === "summary") expect(event.getFirstPropertyValue("summary")).toBe(oneLine(text));
        if (field === "place") expect(event.getFirstPropertyValue("location")).toBe(seen(text));
      }
    }
  },
);

test("a meeting without a place has no location, and an address cannot add to its line", () => {
  const { event } = read("REQUEST", { place: "", attendee: 'x"y?cc=victim@lab.test\r\nX:1@startup.example' });
  expect(event.getFirstProperty("location")).toBeNull();
  expect(String(event.getFirstPropertyValue("attendee"))).not.toMatch(/\?|\n/);
  expect(event.getAllProperties("attendee")).toHaveLength(1);
});
