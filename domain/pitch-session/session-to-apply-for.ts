import { parisDay } from "../../platform/language/paris-day.ts";
import type { Event } from "../content/content.ts";
import { sessionsAround, sessionsToCome, takesApplications } from "./pitch-session.ts";

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

type Session = Pick<Event, "id" | "startsOn" | "endsOn" | "applicationsCloseOn">;

/**
 * Returns what an application of the public form counts for: `session` or, while no other takes it, the one after
 * `after`, the last to come. `passed` comes before `session` and takes no applications. `applied` are the sessions that
 * the startup has already applied to, which a further application cannot change.
 */
export function whatItCountsFor<Named extends Session>(
  sessions: readonly Named[],
  { applied, full }: { applied: readonly Named[]; full: ReadonlySet<string> },
  now = new Date(),
) {
  const isOwn = new Set(applied.map(({ id }) => id));
  const session = sessionToApplyFor(sessions, new Set([...full, ...isOwn]), now);
  const coming = sessionsToCome(sessions, parisDay(now));
  const nearest = coming.find(({ id }) => !isOwn.has(id));
  return {
    session,
    passed: session && nearest?.id !== session.id ? nearest : undefined,
    after: session ? undefined : coming.at(-1),
    applied: applied.at(-1),
  };
}
