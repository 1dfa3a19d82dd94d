import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Event } from "../content/content.ts";
import type { Actor } from "../person/actor.ts";
import { maySit } from "../startup/access.ts";
import { withoutCancelled } from "../session-seat/cancelled.server.ts";
import { hasAppliedTo, ownPitchApplications } from "./founder-application.server.ts";
import { sessionsToCome, upcomingAndLast } from "./pitch-session.ts";
import { fullSessions } from "./places-taken.server.ts";

/**
 * Returns the sessions as they concern the startup: those where it has a place, and `open`, the one to which the actor may apply for it.
 * `next` is the first where it waits or has a place, or that it may apply to.
 */
export async function ownSessions<
  Session extends Pick<Event, "id" | "capacity" | "startsOn" | "endsOn" | "applicationsCloseOn">,
>(db: Db, actor: Actor, listed: readonly Session[], now = new Date()) {
  const applications = await ownPitchApplications(db, actor, now);
  const today = parisDay(now);
  const sessions = await withoutCancelled(db, listed);
  const full = await fullSessions(db, sessionsToCome(sessions, today));
  const { coming, last } = upcomingAndLast(sessions, today, full);
  const current = applications.filter(({ isRefused, isTakenBack }) => !isRefused && !isTakenBack);
  const next =
    coming.find(({ id, takesApplications }) =>
      hasAppliedTo(applications, id) ? hasAppliedTo(current, id) : takesApplications,
    ) ??
    coming.find(({ id }) => hasAppliedTo(applications, id)) ??
    coming[0] ??
    null;
  const hasApplied = next !== null && hasAppliedTo(applications, next.id);
  return {
    ...{ next, last, hasApplied },
    places: coming.filter(({ id }) => applications.some(({ place }) => place === id)),
    open:
      next?.takesApplications && !hasApplied && maySit(actor, "owner")
        ? { ...next, closesOn: next.applicationsCloseOn ?? daysLater(next.startsOn, -1) }
        : null,
  };
}
