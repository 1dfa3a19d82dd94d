import type { Event } from "../content/content.ts";
import { lastDayOf } from "../content/last-day.ts";

/** The days of a session ("2025-06-17", in Paris); null if unknown. */
type Days = Pick<Event, "startsOn" | "endsOn" | "applicationsCloseOn">;

/** The next or current session, and the last one that is over; sessions without dates are ignored. */
export function sessionsAround<Session extends Days>(sessions: readonly Session[], today: string) {
  const inOrder = sessions
    .filter(({ startsOn }) => startsOn !== null)
    .toSorted((one, other) => (one.startsOn ?? "").localeCompare(other.startsOn ?? ""));
  const isOver = (session: Session) => (lastDayOf(session) ?? "") < today;
  return { next: inOrder.find((session) => !isOver(session)), last: inOrder.findLast(isOver) };
}

/** Sessions whose last day is not past, earliest first. */
export function sessionsToCome<Session extends Days>(sessions: readonly Session[], today: string) {
  return sessions
    .flatMap((session) => (session.startsOn === null ? [] : [{ ...session, startsOn: session.startsOn }]))
    .filter((session) => (lastDayOf(session) ?? "") >= today)
    .toSorted((one, other) => one.startsOn.localeCompare(other.startsOn));
}

/** Applications are accepted until the end of the closing day; without one, until the session begins. */
export function takesApplications({ startsOn, applicationsCloseOn }: Days, today: string) {
  return applicationsCloseOn === null ? startsOn !== null && today < startsOn : today <= applicationsCloseOn;
}

/**
 * The next session (null if none is announced), whether it is full and still accepts applications, and the id and days
 * of the last session.
 */
export function upcomingAndLast<Session extends Days & Pick<Event, "id">>(
  sessions: readonly Session[],
  today: string,
  full: ReadonlySet<string>,
) {
  const { next, last } = sessionsAround(sessions, today);
  const isFull = next !== undefined && full.has(next.id);
  return {
    next: next ? { ...next, isFull, takesApplications: !isFull && takesApplications(next, today) } : null,
    last: last?.startsOn
      ? { id: last.id, startsOn: last.startsOn, endsOn: last.endsOn, applicationsCloseOn: last.applicationsCloseOn }
      : null,
  };
}

/** Past sessions, including sessions without known dates whose number of pitches is known. */
export function pastSessions<Session extends Days & Pick<Event, "pitched">>(
  sessions: readonly Session[],
  today: string,
) {
  return sessions.filter((session) => {
    const lastDay = lastDayOf(session);
    return lastDay === null ? session.pitched !== null : lastDay < today;
  });
}
