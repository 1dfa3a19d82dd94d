import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { application } from "../application/application.table.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import type { Event } from "../content/content.ts";
import { introduction } from "../introduction/introduction.table.ts";
import { lead } from "../lead/lead.table.ts";
import { companyOfCall } from "../meeting/meeting-mails.server.ts";
import { meeting } from "../meeting/meeting.table.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { founderOf } from "../pitch-session/founder-of.server.ts";
import { participationFee } from "../pitch-session/participation-fee.table.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { agreedFor, isSettled } from "../pitch-session/settled-fees.server.ts";
import { paceOf, toldLength } from "../session-day/schedule.ts";
import { sessionTurn } from "../session-day/session-day.table.ts";
import { isUnset } from "../session-day/turn-mails.server.ts";
import { timesOf } from "../session-seat/session-seat.ts";
import { sessionGuest, sessionPlan } from "../session-seat/session-seat.table.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { may } from "../team/rights.ts";
import type { FeedReader } from "./calendar-feed.server.ts";

type What =
  | { kind: "meeting"; id: string; host: string }
  | { kind: "hosted"; host: string; startup: string }
  | { kind: "introduction"; side: "startup" | "investor"; other: string }
  | { kind: "seat" | "place" | "held-place" | "session"; session: string }
  | { kind: "call" }
  | { kind: "applicant-call"; application: string; startup: string };

/** An entry of a person's calendar feed. `uid` is the UID of the e-mailed invitation, without "@" and the host name. */
export type OwnDate = What & {
  uid: string;
  sequence: number;
  changedAt: Date;
  /** The start of the entry. Null for an all-day entry. */
  startsAt: Date | null;
  endsAt: Date | null;
  day: string;
};

type Session = Pick<Event, "id" | "format" | "startsOn" | "endsOn" | "startTime" | "endTime">;

const hour = 3_600_000;

/** Returns the period that the feed covers: from 30 days ago to twelve months ahead. */
const windowOf = (now: Date) => ({
  since: new Date(now.getTime() - 30 * 24 * hour),
  until: new Date(now.getTime() + 366 * 24 * hour),
});

const span = (startsAt: Date, endsAt: Date) => ({ startsAt, endsAt, day: parisDay(startsAt) });

/** Checks whether the feed lists hours with founders; calls with applicants come from callsOf instead. */
const keepsHours = ({ role, functions }: FeedReader) => role !== "team" || functions.includes("expert");

async function meetingsOf(db: Db, reader: FeedReader, now: Date): Promise<OwnDate[]> {
  if (!keepsHours(reader)) return [];
  const { id, role, startup } = reader;
  const { since, until } = windowOf(now);
  const own = role === "founder" ? eq(meeting.founder, startup ?? "") : eq(meeting.host, id);
  const rows = await db
    .select({ row: meeting, startup: sql<string | null>`coalesce(${founderProfile.startup_name}, ${companyOfCall})` })
    .from(meeting)
    .leftJoin(founderProfile, eq(founderProfile.user_id, meeting.founder))
    .where(and(own, isNull(meeting.cancelledAt), gt(meeting.endsAt, since), lt(meeting.startsAt, until)))
    .orderBy(asc(meeting.startsAt), asc(meeting.id));
  return rows.map(({ row, startup: name }) => ({
    ...{ uid: `meeting-${row.id}`, sequence: row.sequence, changedAt: row.changedAt },
    ...span(row.startsAt, row.endsAt),
    ...(role === "founder"
      ? { kind: "meeting" as const, id: row.id, host: row.host }
      : { kind: "hosted" as const, host: row.host, startup: name ?? "" }),
  }));
}

async function introductionsOf(db: Db, { id, role, startup }: FeedReader, now: Date): Promise<OwnDate[]> {
  if (role !== "founder" && role !== "investor") return [];
  const { since, until } = windowOf(now);
  const rows = await db
    .select({ row: introduction, investor: nameOf })
    .from(introduction)
    .innerJoin(person, eq(person.id, introduction.investor))
    .where(
      and(
        role === "founder" ? eq(introduction.founder, startup ?? "") : eq(introduction.investor, id),
        ...[eq(introduction.ending, "yes"), gt(introduction.meetsAt, since), lt(introduction.meetsAt, until)],
      ),
    )
    .orderBy(asc(introduction.meetsAt), asc(introduction.id));
  return rows.flatMap(({ row: { id: of, meetsAt, meetsMinutes, ...row }, investor }) =>
    meetsAt && meetsMinutes && row.closedAt
      ? {
          ...{ kind: "introduction" as const, side: role === "founder" ? ("startup" as const) : ("investor" as const) },
          other: role === "founder" ? (investor ?? "") : row.startupName,
          ...{ uid: `introduction-${of}`, sequence: row.meetingSequence, changedAt: row.closedAt },
          ...span(meetsAt, new Date(meetsAt.getTime() + meetsMinutes * 60_000)),
        }
      : [],
  );
}

async function seatsOf(db: Db, { id, role }: FeedReader, now: Date): Promise<OwnDate[]> {
  if (role !== "investor") return [];
  const { since, until } = windowOf(now);
  const rows = await db
    .select({ guest: sessionGuest, plan: sessionPlan })
    .from(sessionGuest)
    .innerJoin(sessionPlan, eq(sessionPlan.session, sessionGuest.session))
    .where(
      and(
        ...[eq(sessionGuest.investor, id), isNotNull(sessionGuest.seat), isNull(sessionGuest.leftAt)],
        ...[isNull(sessionPlan.cancelledAt), gt(sessionPlan.startsOn, parisDay(since))],
        lt(sessionPlan.startsOn, parisDay(until)),
      ),
    )
    .orderBy(asc(sessionPlan.startsOn));
  return rows.map(({ guest, plan: { startsOn, startsAt, endsAt } }) => ({
    ...{ kind: "seat" as const, session: guest.session, uid: `session-${guest.session}-${id}` },
    ...{ sequence: guest.sequence, changedAt: guest.changedAt, startsAt, endsAt, day: startsOn },
  }));
}

async function sessionsOf(db: Db, reader: FeedReader, events: readonly Session[], now: Date): Promise<OwnDate[]> {
  const { since, until } = windowOf(now);
  const near = new Map(
    events.flatMap((event) =>
      event.startsOn && event.startsOn > parisDay(since) && event.startsOn < parisDay(until)
        ? [[event.id, { ...event, startsOn: event.startsOn }]]
        : [],
    ),
  );
  const prepares = may({ viewer: reader }, "sessions");
  if (near.size === 0 || (!prepares && reader.role !== "founder")) return [];
  const cancelled = await db
    .select({ session: sessionPlan.session })
    .from(sessionPlan)
    .where(and(inArray(sessionPlan.session, [...near.keys()]), isNotNull(sessionPlan.cancelledAt)));
  for (const { session } of cancelled) near.delete(session);
  const dated = (session: string, uid: string, changedAt: Date) => {
    const event = near.get(session);
    return event ? [{ session, uid, sequence: 0, changedAt, ...timesOf(event), day: event.startsOn }] : [];
  };
  if (prepares)
    return [...near.values()].flatMap(({ id, startsOn }) =>
      // The time of the last change is not stored, so the day 366 days before the session is used.
      dated(id, `session-${id}`, new Date(`${daysLater(startsOn, -366)}T00:00:00Z`)).map((each) => ({
        kind: "session" as const,
        ...each,
      })),
    );
  const places = await db
    .select({ place: sessionPlace, turn: sessionTurn, plan: sessionPlan, isConfirmed: isSettled(now) })
    .from(sessionPlace)
    .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .leftJoin(participationFee, agreedFor)
    .leftJoin(sessionTurn, eq(sessionTurn.place, sessionPlace.id))
    .leftJoin(sessionPlan, eq(sessionPlan.session, sessionPlace.session))
    .where(
      and(
        ...[inArray(sessionPlace.session, [...near.keys()]), isNull(sessionPlace.takenBackAt)],
        eq(founderOf, reader.startup ?? ""),
      ),
    );
  return places.flatMap(({ place: { id, session, acceptedAt }, turn, plan, isConfirmed }) => {
    const event = near.get(session);
    if (!event) return [];
    const date = { kind: isConfirmed ? ("place" as const) : ("held-place" as const), session };
    // The entry gets the UID of the e-mailed invitation, so that calendars do not show the session twice.
    if (turn?.toldStart && turn.toldAt && plan && timesOf(event).startsAt && !isUnset(turn)) {
      const { pitch, questions } = toldLength(turn, paceOf(event, plan));
      const endsAt = new Date(turn.toldStart.getTime() + (pitch + questions) * 60_000);
      const { sequence, toldAt, toldStart } = turn;
      return [{ ...date, uid: `session-turn-${id}`, sequence, changedAt: toldAt, ...span(toldStart, endsAt) }];
    }
    return dated(session, `place-${id}`, acceptedAt).map((each) => ({ ...date, ...each }));
  });
}

const companyOf = sql<string | null>`(select s.answers ->> 'companyName' from application_submission s
  where s.application_id = ${application.id} order by s.submitted_at desc limit 1)`;

/** Returns a founder's own calls, or all calls without a conflict of interest for team members who decide. */
async function callsOf(db: Db, reader: FeedReader, now: Date): Promise<OwnDate[]> {
  const answers = may({ viewer: reader }, "applications");
  if (!answers && (reader.role !== "founder" || !reader.isProven)) return [];
  const { since, until } = windowOf(now);
  const rows = await db
    .select({ row: meeting, application: application.id, company: companyOf })
    .from(meeting)
    .innerJoin(application, eq(application.id, meeting.application))
    .where(
      and(
        answers ? isOpenTo({ viewer: reader }, application.id) : eq(application.email, reader.email),
        // Calls that this person hosts are left out if meetingsOf already lists them, so that no call is listed twice.
        keepsHours(reader) ? ne(meeting.host, reader.id) : undefined,
        ...[isNull(meeting.cancelledAt), gt(meeting.startsAt, since), lt(meeting.startsAt, until)],
      ),
    )
    .orderBy(asc(meeting.startsAt));
  return rows.map(({ row, application: about, company }) => ({
    ...(answers
      ? { kind: "applicant-call" as const, application: about, startup: company ?? "" }
      : { kind: "call" as const }),
    ...{ uid: `call-${row.id}`, sequence: row.sequence, changedAt: row.changedAt },
    ...span(row.startsAt, row.endsAt),
  }));
}

export async function ownDates(db: Db, reader: FeedReader, events: readonly Session[], now = new Date()) {
  const dates = await Promise.all([
    meetingsOf(db, reader, now),
    introductionsOf(db, reader, now),
    seatsOf(db, reader, now),
    sessionsOf(db, reader, events, now),
    callsOf(db, reader, now),
  ]);
  const startOf = ({ startsAt, day }: OwnDate) => startsAt?.toISOString() ?? `${day}T00`;
  return dates.flat().toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}
