import { type CheckIn, closedMonth, dueDay, monthFrom } from "../../../domain/kpi/check-in.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";

export type CockpitDate = {
  what: "recorded" | "asked" | "due" | "closes" | "session" | "plan" | "today";
  day: string;
  /** The month of the check-in. */
  month?: string;
};

type Dated = {
  today: string;
  latest: Pick<CheckIn, "month" | "recordedAt"> | null;
  session: { startsOn: string | null; applicationsCloseOn: string | null } | null;
  planUntil: string | null;
};

/** Dates of a founder's next weeks, earliest first. */
export function cockpitDates({ today, latest, session, planUntil }: Dated): CockpitDate[] {
  const closed = closedMonth(today);
  const next = monthFrom(closed, 1);
  const isReported = latest !== null && latest.month >= closed;
  const dates: (CockpitDate | false | null | "" | undefined)[] = [
    isReported && { what: "recorded", day: parisDay(latest.recordedAt), month: latest.month },
    { what: "today", day: today },
    isReported
      ? { what: "asked", day: monthFrom(next, 1), month: next }
      : // A founder without any check-in sees no due date in the past.
        (latest !== null || today <= dueDay(closed)) && { what: "due", day: dueDay(closed), month: closed },
    session?.applicationsCloseOn && { what: "closes", day: session.applicationsCloseOn },
    session?.startsOn && { what: "session", day: session.startsOn },
    planUntil && { what: "plan", day: planUntil },
  ];
  return dates.filter((date) => !!date).toSorted((a, b) => a.day.localeCompare(b.day));
}
