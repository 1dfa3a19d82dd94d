/** Who meets: the startup that booked, and the host. */
export type MeetingSide = "guest" | "host";

/** What a side says of a meeting: it took place, or the other did not come. */
export const outcomes = ["held", "absent"] as const;
export type MeetingOutcome = (typeof outcomes)[number];

/** A private note is its host's alone; both read the shared one. */
export const noteKinds = ["private", "shared"] as const;
export type NoteKind = (typeof noteKinds)[number];

export const ratings = [1, 2, 3, 4] as const;

/** Until then both sides say what became of a meeting, and a host sees the figures that the startup added. */
const afterDays = 7;
export const afterUntil = (endsAt: Date) => new Date(endsAt.getTime() + afterDays * 24 * 3_600_000);

type Span = { startsAt: Date; endsAt: Date; cancelledAt: Date | null };

/** Whether both sides can say what became of a meeting: from its start until seven days after it. */
export const isSayable = ({ startsAt, endsAt, cancelledAt }: Span, now: Date) =>
  !cancelledAt && startsAt <= now && now < afterUntil(endsAt);

/** How often somebody may be missed in these days before the desk shows it. */
export const absenceRule = { days: 90, shown: 2 };

/** From so many answers on their mean says something. */
const meanFrom = 5;

/** The mean of the answers with one decimal; null for too few. */
export const meanOf = (given: readonly number[]) =>
  given.length < meanFrom ? null : Math.round((given.reduce((sum, each) => sum + each, 0) / given.length) * 10) / 10;
