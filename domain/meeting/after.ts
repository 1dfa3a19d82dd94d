/** The sides of a meeting: the startup that booked it, and the host. */
export type MeetingSide = "guest" | "host";

/** A side's statement on a meeting: it took place, or the other side was absent. */
export const outcomes = ["held", "absent"] as const;
export type MeetingOutcome = (typeof outcomes)[number];

/** Only the host reads a private note; the startup also reads a shared one. */
export const noteKinds = ["private", "shared"] as const;
export type NoteKind = (typeof noteKinds)[number];

export const ratings = [1, 2, 3, 4] as const;

/** Days after a meeting during which both sides can make statements about it, and the host sees the shared figures. */
const afterDays = 7;
export const afterUntil = (endsAt: Date) => new Date(endsAt.getTime() + afterDays * 24 * 3_600_000);

type Span = { startsAt: Date; endsAt: Date; cancelledAt: Date | null };

/** Whether both sides can state what became of a meeting: from its start until seven days after its end. */
export const isSayable = ({ startsAt, endsAt, cancelledAt }: Span, now: Date) =>
  !cancelledAt && startsAt <= now && now < afterUntil(endsAt);

/** The desk shows hosts and startups that were absent at least `shown` times in `days` days. */
export const absenceRule = { days: 90, shown: 2 };

/** Minimum number of answers for a mean to be meaningful. */
const meanFrom = 5;

/** The mean of the answers with one decimal; null if there are too few. */
export const meanOf = (given: readonly number[]) =>
  given.length < meanFrom ? null : Math.round((given.reduce((sum, each) => sum + each, 0) / given.length) * 10) / 10;
