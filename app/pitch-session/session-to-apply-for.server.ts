import type { Event } from "../../domain/content/content.ts";
import { sessionsAround, takesApplications } from "../../domain/pitch-session/pitch-session.ts";
import { parisDay } from "../../platform/language/paris-day.ts";

/**
 * The next session that accepts applications and is not full; without one, the application counts for a later session.
 */
export function sessionToApplyFor<Session extends Pick<Event, "id" | "startsOn" | "endsOn" | "applicationsCloseOn">>(
  sessions: readonly Session[],
  full: ReadonlySet<string>,
) {
  const today = parisDay(new Date());
  const open = sessions.filter((session) => takesApplications(session, today) && !full.has(session.id));
  return sessionsAround(open, today).next;
}
