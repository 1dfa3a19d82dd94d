import { and, asc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Event } from "../content/content.ts";
import { lead } from "../lead/lead.table.ts";
import type { Actor } from "../person/actor.ts";
import { founderOf } from "../pitch-session/founder-of.server.ts";
import { isTaken } from "../pitch-session/places-taken.server.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { mustRead } from "../startup/access.ts";
import { paceOf, toldLength } from "./schedule.ts";
import { isToldItsDay } from "./move.server.ts";
import { sessionTurn } from "./session-day.table.ts";

/** SQL for the number of the turn among the e-mailed start times, because the stored order may not have been sent. */
const toldPosition = sql<number>`(
  select count(*)::int + 1 from session_turn t join session_place q on q.id = t.place
  where t.session = ${sessionPlace.session} and q.taken_back_at is null and t.told_start < ${sessionTurn.toldStart})`;

type Session = Pick<Event, "id" | "format"> & { name: string };

/** Returns the startup's next turn with the e-mailed start time, or null if no start time was e-mailed. */
export async function ownTurn(
  db: Db,
  actor: Actor,
  sessions: readonly Session[],
  now = new Date(),
): Promise<{ session: string; startsAt: Date; position: number; pitch: number; questions: number } | null> {
  const founder = mustRead(actor);
  const [own] = await db
    .select({
      session: sessionPlace.session,
      startsAt: sessionTurn.toldStart,
      position: toldPosition,
      toldPitch: sessionTurn.toldPitch,
      toldQuestions: sessionTurn.toldQuestions,
      plan: sessionPlan,
    })
    .from(sessionPlace)
    .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
    .innerJoin(sessionTurn, eq(sessionTurn.place, sessionPlace.id))
    .innerJoin(sessionPlan, eq(sessionPlan.session, sessionPlace.session))
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(
      and(
        ...[
          inArray(
            sessionPlace.session,
            sessions.map(({ id }) => id),
          ),
          isTaken,
          eq(founderOf, founder),
        ],
        isToldItsDay,
        ...[isNull(sessionPlan.cancelledAt), gte(sessionPlan.startsOn, parisDay(now))],
      ),
    )
    .orderBy(asc(sessionTurn.toldStart))
    .limit(1);
  const event = sessions.find(({ id }) => id === own?.session);
  if (!own?.startsAt || !event) return null;
  const { pitch, questions } = toldLength(own, paceOf(event, own.plan));
  return { session: event.name, startsAt: own.startsAt, position: own.position, pitch, questions };
}
