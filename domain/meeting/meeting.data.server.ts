import { inArray, or } from "drizzle-orm";
import {
  type DataOfNoun,
  impersonal,
  type Kept,
  personal,
  withheldBecause as because,
} from "../personal-data/personal-data.ts";
import { host, hostDay, hostWeek, hourWatch } from "./host.table.ts";
import { meeting, meetingFeedback, meetingMark, meetingNote } from "./meeting.table.ts";
import { bookerSits } from "./who-booked.server.ts";

const meetings = "meetings that startups have booked refer to it, 24 months";
const keptHost: Kept<"email" | "place" | "linkDigest"> = {
  why: meetings,
  blanked: { email: "null", place: "null", linkDigest: "null" },
};

export const data: DataOfNoun = [
  personal({
    table: host,
    category: "account",
    owners: [
      { column: "id", is: "people", kept: keptHost },
      { column: "email", is: "email", kept: keptHost },
    ],
    exported: ["kind", "email", "lang", "zone", "place", "closedAt", "changedAt"],
    withheld: {
      ...{ id: because.ourId, linkDigest: because.secret, linkUsedAt: "when a link was last used, to the day" },
      linkMadeBy: because.administrator,
    },
  }),
  personal({
    table: meeting,
    category: "account",
    owners: [
      { column: "founder", is: "startups" },
      { column: "application", is: "applications" },
      {
        column: "bookedBy",
        is: "people",
        kept: { why: "the startup goes on, 24 months", blanked: { bookedBy: "null" } },
      },
      { column: "host", is: "people", kept: { why: "the startup's record of whom it met, 24 months", blanked: {} } },
    ],
    exported: [
      ...([
        "topic",
        "startsAt",
        "endsAt",
        "place",
        "moves",
        "bookedAt",
        "changedAt",
        "cancelledAt",
        "cancelledBy",
        "late",
        "figuresMonth",
        "remindedAt",
      ] as const),
    ],
    // A meeting goes on after the person who booked it has left, with times and places that are the startup's alone.
    exportedWhere: {
      rule: "to who booked only while they have a seat in the startup",
      of: ({ startups, applications, people }) =>
        or(
          inArray(meeting.founder, startups),
          inArray(meeting.application, applications),
          inArray(meeting.host, people),
          bookerSits,
        ),
    },
    ownOnly: { topic: "founder" },
    withheld: {
      ...{ id: because.ourId, host: because.ourId, founder: because.ourId, application: because.ourId },
      bookedBy: because.ourId,
      ...{ busyTo: "the end of a pause of the other side", sequence: "counts changes for calendars" },
    },
  }),
  personal({
    table: meetingMark,
    category: "account",
    owners: [{ column: "by", is: "people", kept: { why: "the meeting's record, 24 months", blanked: { by: "null" } } }],
    exported: ["side", "outcome", "at"],
    withheld: { meeting: because.ourId, by: because.ourId },
  }),
  personal({
    table: meetingNote,
    category: "account",
    owners: [
      { column: "by", is: "people" },
      { column: "meeting", is: "mentored" },
    ],
    exported: ["kind", "text", "at"],
    withheld: { meeting: because.ourId, by: because.ourId },
  }),
  personal({
    table: meetingFeedback,
    category: "account",
    owners: [
      { column: "by", is: "people" },
      { column: "meeting", is: "mentored", only: { side: "host" } },
    ],
    exported: ["side", "rating", "sentence", "at"],
    withheld: { meeting: because.ourId, by: because.ourId },
  }),
  personal({
    table: hourWatch,
    category: "messages",
    owners: [{ column: "person", is: "people" }],
    exported: ["host", "since"],
    withheld: { person: because.ourId },
  }),
  impersonal(hostWeek, "weekdays and times of a host, without a word about the person"),
  impersonal(hostDay, "days and times of a host, without a word about the person"),
];
