/** How long a request waits, how many there may be, and how long its message is. */
export const introductionLimits = {
  /** Days in which a startup answers. */
  days: 14,
  /** Open requests at once of a fund, or of an investor without one. */
  open: 10,
  /** New requests of theirs in a Paris day. */
  day: 3,
  /** Days after the end of a request until the same startup can be asked again. */
  againDays: 90,
  /** Characters of a message. */
  shortest: 40,
  longest: 400,
  /** Times that a startup proposes, and how many days ahead. */
  slots: 3,
  slotDays: 21,
  /** Days after a yes until both sides are asked what became of it. */
  outcomeDays: 14,
  /** Days before the end of a request in which the desk reminds its startup. */
  dueDays: 3,
  /** What the desk proposes: the points of a match, the days in which both were here, and how many a week. */
  proposedPoints: 70,
  proposedActiveDays: 30,
  proposedAWeek: 5,
};

/** How long a meeting may last, in minutes. */
export const meetingLengths = ["15", "30", "45", "60"] as const;

export const outcomes = ["met", "continuing", "nothing"] as const;
export type Outcome = (typeof outcomes)[number];

/** How a request ended. A startup's no is none of these: the request runs out like one without an answer. */
export type Ending = "yes" | "withdrawn" | "lapsed";
/** The states of a request as the desk works on it. */
export const deskStates = ["due", "waiting", "settled", "yes", "withdrawn", "lapsed"] as const;
export type DeskState = (typeof deskStates)[number];
export type Side = "startup" | "investor";
export type Verdict = "yes" | "no";

/** What an investor is told of a request; a no and silence are alike. */
export type IntroductionState = "sent" | Ending;

const dayInMs = 24 * 3_600_000;
export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * dayInMs);

/** The state of a request by its times: it lapses on time, whenever that is written down. */
export const stateOf = (
  { ending, expiresAt }: { ending: Ending | null; expiresAt: Date },
  now: Date,
): IntroductionState => ending ?? (expiresAt <= now ? "lapsed" : "sent");

/** Whether the desk proposed it to both sides: it becomes an introduction by a yes of both. */
export const isProposal = ({ by, investor }: { by: string; investor: string }) => by !== investor;

/** When the same startup can be asked again; null while the request is open. A proposal that came to nothing keeps nobody from asking. */
export function againAt(
  request: { by: string; investor: string; closedAt: Date | null; ending: Ending | null; expiresAt: Date },
  now: Date,
) {
  if (stateOf(request, now) === "sent") return null;
  const ended = request.closedAt ?? request.expiresAt;
  return isProposal(request) && request.ending !== "yes" ? ended : daysAfter(ended, introductionLimits.againDays);
}

/** Whether the sides are asked what became of an introduction. */
export const asksOutcome = ({ ending, closedAt }: { ending: Ending | null; closedAt: Date | null }, now: Date) =>
  ending === "yes" && closedAt !== null && daysAfter(closedAt, introductionLimits.outcomeDays) <= now;
