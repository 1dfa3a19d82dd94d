import { parisDay } from "../../platform/language/paris-day.ts";
import type { Event } from "../content/content.ts";
import { sessionsAround, takesApplications } from "./pitch-session.ts";

/**
 * Returns the next session that accepts applications and is not full. Returns undefined if there is none; an
 * application sent then is kept for a later session.
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
