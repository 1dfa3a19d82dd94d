import type { Event } from "../content/content.ts";

/** The days of a session ("2025-06-17", in Paris); null where they are not known. */
type Days = Pick<Event, "startsOn" | "endsOn" | "applicationsCloseOn">;

export const lastDayOf = ({ startsOn, endsOn }: Pick<Days, "startsOn" | "endsOn">) => endsOn ?? startsOn;

/** The session that comes next, or is under way, and the last that is over. Those without a day are neither. */
export function sessionsAround<Session extends Days>(sessions: readonly Session[], today: string) {
  const inOrder = sessions
    .filter(({ startsOn }) => startsOn !== null)
    .toSorted((one, other) => (one.startsOn ?? "").localeCompare(other.startsOn ?? ""));
  const isOver = (session: Session) => (lastDayOf(session) ?? "") < today;
  return { next: inOrder.find((session) => !isOver(session)), last: inOrder.findLast(isOver) };
}

/** The sessions whose last day is not past, the next first. */
export function sessionsToCome<Session extends Days>(sessions: readonly Session[], today: string) {
  return sessions
    .flatMap((session) => (session.startsOn === null ? [] : [{ ...session, startsOn: session.startsOn }]))
    .filter((session) => (lastDayOf(session) ?? "") >= today)
    .toSorted((one, other) => one.startsOn.localeCompare(other.startsOn));
}

/** Applications are taken through the closing day; without one, until the session begins. */
export function takesApplications({ startsOn, applicationsCloseOn }: Days, today: string) {
  return applicationsCloseOn === null ? startsOn !== null && today < startsOn : today <= applicationsCloseOn;
}

/**
 * The session that comes next, whether it is among the full ones and still takes applications, null while none is
 * announced; and the days of the last.
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
      ? { startsOn: last.startsOn, endsOn: last.endsOn, applicationsCloseOn: last.applicationsCloseOn }
      : null,
  };
}

/** Those that are over; one whose days are not known is over once its pitches were counted. */
export function pastSessions<Session extends Days & Pick<Event, "pitched">>(
  sessions: readonly Session[],
  today: string,
) {
  return sessions.filter((session) => {
    const lastDay = lastDayOf(session);
    return lastDay === null ? session.pitched !== null : lastDay < today;
  });
}
