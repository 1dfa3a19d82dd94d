import { type CheckIn, closedMonth, dueDay, monthFrom } from "../../../domain/kpi/check-in.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";

export type CockpitDate = {
  what: "recorded" | "asked" | "due" | "closes" | "session" | "plan" | "trial" | "today" | OwnEvent["what"];
  day: string;
  about?: string;
};

type OwnEvent = { what: "meeting" | "call" | "pitch" | "session"; day: string; about?: string };

type Dated = {
  today: string;
  latest: Pick<CheckIn, "month" | "recordedAt"> | null;
  session: { startsOn: string; applicationsCloseOn: string | null; takesApplications: boolean } | null;
  hasApplied: boolean;
  planUntil: string | null;
  trialUntil: string | null;
  events: readonly OwnEvent[];
};

export function cockpitDates({
  today,
  latest,
  session,
  hasApplied,
  planUntil,
  trialUntil,
  events,
}: Dated): CockpitDate[] {
  const closed = closedMonth(today);
  const next = monthFrom(closed, 1);
  const isReported = latest !== null && latest.month >= closed;
  const known: (CockpitDate | false | null | "" | undefined)[] = [
    isReported && { what: "recorded", day: parisDay(latest.recordedAt), about: latest.month },
    isReported
      ? { what: "asked", day: monthFrom(next, 1), about: next }
      : // A founder without any check-in sees no due date in the past.
        (latest !== null || today <= dueDay(closed)) && { what: "due", day: dueDay(closed), about: closed },
    session?.takesApplications &&
      !hasApplied &&
      session.applicationsCloseOn && { what: "closes", day: session.applicationsCloseOn },
    // On a day when the founder pitches, the list of dates contains the founder's pitch instead of the session.
    session &&
      !events.some(({ what, day }) => (what === "pitch" || what === "session") && day === session.startsOn) && {
        what: "session",
        day: session.startsOn,
      },
    ...events.filter(({ day }) => day >= today),
    planUntil && { what: planUntil === trialUntil ? "trial" : "plan", day: planUntil },
  ];
  const dates = known.filter((date) => !!date);
  // Another date of today already shows the day.
  if (!dates.some(({ day }) => day === today)) dates.push({ what: "today", day: today });
  return dates.toSorted((a, b) => a.day.localeCompare(b.day));
}
