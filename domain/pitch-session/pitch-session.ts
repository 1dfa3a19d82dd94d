import type { Event } from "../content/content.ts";
import { lastDayOf } from "../content/last-day.ts";

/** The days of a session in Paris time, such as "2025-06-17"; null if not known yet. */
type Days = Pick<Event, "startsOn" | "endsOn" | "applicationsCloseOn">;

export function sessionsAround<Session extends Days>(sessions: readonly Session[], today: string) {
  const inOrder = sessions
    .filter(({ startsOn }) => startsOn !== null)
    .toSorted((one, other) => (one.startsOn ?? "").localeCompare(other.startsOn ?? ""));
  const isOver = (session: Session) => (lastDayOf(session) ?? "") < today;
  return { next: inOrder.find((session) => !isOver(session)), last: inOrder.findLast(isOver) };
}

export function sessionsToCome<Session extends Days>(sessions: readonly Session[], today: string) {
  return sessions
    .flatMap((session) => (session.startsOn === null ? [] : [{ ...session, startsOn: session.startsOn }]))
    .filter((session) => (lastDayOf(session) ?? "") >= today)
    .toSorted((one, other) => one.startsOn.localeCompare(other.startsOn));
}

/**
 * Checks whether a session accepts applications: until the closing day ends or, without a closing day, until the
 * session begins.
 */
export function takesApplications({ startsOn, applicationsCloseOn }: Days, today: string) {
  return applicationsCloseOn === null ? startsOn !== null && today < startsOn : today <= applicationsCloseOn;
}

/** `next` is the first session to come that takes applications or, while none does, the nearest. */
export function upcomingAndLast<Session extends Days & Pick<Event, "id">>(
  sessions: readonly Session[],
  today: string,
  full: ReadonlySet<string>,
) {
  const { last } = sessionsAround(sessions, today);
  const coming = sessionsToCome(sessions, today).map((session) => {
    const isFull = full.has(session.id);
    return { ...session, isFull, takesApplications: !isFull && takesApplications(session, today) };
  });
  return {
    coming,
    next: coming.find((session) => session.takesApplications) ?? coming[0] ?? null,
    last: last?.startsOn
      ? { id: last.id, startsOn: last.startsOn, endsOn: last.endsOn, applicationsCloseOn: last.applicationsCloseOn }
      : null,
  };
}

/** Returns the past sessions. A session without a date counts as past once its number of pitches is known. */
export function pastSessions<Session extends Days & Pick<Event, "pitched">>(
  sessions: readonly Session[],
  today: string,
) {
  return sessions.filter((session) => {
    const lastDay = lastDayOf(session);
    return lastDay === null ? session.pitched !== null : lastDay < today;
  });
}
