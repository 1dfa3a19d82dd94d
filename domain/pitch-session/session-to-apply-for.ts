import { parisDay } from "../../platform/language/paris-day.ts";
import type { Event } from "../content/content.ts";
import { sessionsAround, takesApplications } from "./pitch-session.ts";

/**
 * Returns undefined if no session with free places accepts applications; an application then waits for a later session.
 */
export function sessionToApplyFor<Session extends Pick<Event, "id" | "startsOn" | "endsOn" | "applicationsCloseOn">>(
  sessions: readonly Session[],
  full: ReadonlySet<string>,
  now = new Date(),
) {
  const today = parisDay(now);
  const open = sessions.filter((session) => takesApplications(session, today) && !full.has(session.id));
  return sessionsAround(open, today).next;
}
