import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Event } from "../content/content.ts";
import type { Actor } from "../person/actor.ts";
import { withoutCancelled } from "../session-seat/cancelled.server.ts";
import { hasAppliedTo, ownPitchApplications } from "./founder-application.server.ts";
import { sessionsToCome, upcomingAndLast } from "./pitch-session.ts";
import { fullSessions } from "./places-taken.server.ts";

/** Returns the sessions as they concern the startup: those where it has a place, and the one it may still apply to. */
export async function ownSessions<
  Session extends Pick<Event, "id" | "capacity" | "startsOn" | "endsOn" | "applicationsCloseOn">,
>(db: Db, actor: Actor, listed: readonly Session[], now = new Date()) {
  const applications = await ownPitchApplications(db, actor, now);
  const today = parisDay(now);
  const sessions = await withoutCancelled(db, listed);
  const coming = sessionsToCome(sessions, today);
  const { next, last } = upcomingAndLast(sessions, today, await fullSessions(db, coming));
  const hasApplied = next !== null && hasAppliedTo(applications, next.id);
  return {
    ...{ next, last, hasApplied },
    places: coming.filter(({ id }) => applications.some(({ place }) => place === id)),
    open:
      next?.startsOn && next.takesApplications && !hasApplied
        ? { ...next, closesOn: next.applicationsCloseOn ?? daysLater(next.startsOn, -1) }
        : null,
  };
}
