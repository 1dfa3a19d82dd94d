import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Event } from "../content/content.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { firmSeen } from "../person/firm-seen.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { isSeated } from "../session-seat/plan.server.ts";
import { timesOf } from "../session-seat/session-seat.ts";
import { sessionGuest } from "../session-seat/session-seat.table.ts";
import { placesInOrder, planOfSession } from "./order.server.ts";
import { asPlanned, paceOf, scheduleOf } from "./schedule.ts";
import { sessionPresence } from "./session-day.table.ts";

type Dated = Pick<Event, "id" | "format" | "startsOn" | "endsOn" | "startTime" | "endTime">;

export async function attendanceOf(db: Db, session: string, now: Date) {
  const investors = await db
    .select({
      guest: sessionGuest.id,
      name: nameOf,
      company: firmSeen,
      present: sessionPresence.present,
    })
    .from(sessionGuest)
    .innerJoin(person, eq(person.id, sessionGuest.investor))
    .leftJoin(investorProfile, eq(investorProfile.user_id, sessionGuest.investor))
    .leftJoin(
      sessionPresence,
      and(eq(sessionPresence.session, session), eq(sessionPresence.investor, sessionGuest.investor)),
    )
    .where(isSeated(session))
    .orderBy(asc(sql`lower(${nameOf})`), asc(sessionGuest.seq));
  const there = await db
    .select({ lead: sessionPresence.lead, present: sessionPresence.present })
    .from(sessionPresence)
    .where(eq(sessionPresence.session, session));
  const present = new Map(there.map((each) => [each.lead, each.present]));
  const startups = (await placesInOrder(db, session, now)).map(({ place, lead, startup }) => ({
    ...{ guest: place, name: startup, company: "" },
    present: present.get(lead) ?? false,
  }));
  return {
    startups,
    investors: investors.map((each) => ({ ...each, name: each.name ?? "", present: each.present ?? false })),
  };
}

export async function sheetOf(db: Db, actor: Actor, event: Dated, now = new Date()) {
  mustHave(actor, "sessions");
  const plan = await planOfSession(db, event.id);
  const pace = paceOf(event, plan);
  const places = await placesInOrder(db, event.id, now);
  const { startsAt } = timesOf(event);
  const planned = startsAt && scheduleOf(pace, startsAt, asPlanned(places.length));
  const begun = places.some((each) => each.startedAt);
  const real = startsAt && scheduleOf(pace, startsAt, places, begun || now > startsAt ? now : undefined);
  const turns = places.map(({ place, startup, isConfirmed, startedAt, endedAt }, index) => ({
    ...{ place, startup, isConfirmed, startedAt, endedAt },
    planned: planned?.starts[index] ?? null,
    start: startedAt ?? real?.starts[index] ?? null,
  }));
  return {
    ...{ pace, turns, end: real?.end ?? null },
    on: turns.findIndex(({ startedAt, endedAt }) => startedAt !== null && endedAt === null),
    next: turns.findIndex(({ startedAt }) => startedAt === null),
    ...(await attendanceOf(db, event.id, now)),
  };
}
