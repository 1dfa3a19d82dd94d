export type MeetingSide = "guest" | "host";

/** What a side can state about a meeting: the meeting took place, or the other side was absent. */
export const outcomes = ["held", "absent"] as const;
export type MeetingOutcome = (typeof outcomes)[number];

/** Only the host can see a private note; the startup can also see a shared note. */
export const noteKinds = ["private", "shared"] as const;
export type NoteKind = (typeof noteKinds)[number];

export const ratings = [1, 2, 3, 4] as const;

/** For this many days after a meeting, reports are accepted and the host sees the startup's shared figures. */
const afterDays = 7;
export const afterUntil = (endsAt: Date) => new Date(endsAt.getTime() + afterDays * 24 * 3_600_000);

type Span = { startsAt: Date; endsAt: Date; cancelledAt: Date | null };

/** Statements are possible from the meeting's start until seven days after its end. */
export const isSayable = ({ startsAt, endsAt, cancelledAt }: Span, now: Date) =>
  !cancelledAt && startsAt <= now && now < afterUntil(endsAt);

/** The operator's desk lists hosts and startups that were absent from at least `shown` meetings in `days` days. */
export const absenceRule = { days: 90, shown: 2 };

/** Minimum number of ratings for which a mean is shown. */
const meanFrom = 5;

export const meanOf = (given: readonly number[]) =>
  given.length < meanFrom ? null : Math.round((given.reduce((sum, each) => sum + each, 0) / given.length) * 10) / 10;
