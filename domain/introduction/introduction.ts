/** Limits of requests for introductions. */
export const introductionLimits = {
  /** Days until a request expires. */
  days: 14,
  /** Open requests of a fund, or of an investor without one. */
  open: 10,
  /** New requests of a fund, or of an investor without one, per day in Paris. */
  day: 3,
  /** Days after the end of a request until the same startup can be asked again. */
  againDays: 90,
  /** Minimum and maximum characters of a message. */
  shortest: 40,
  longest: 400,
  /** Maximum number of proposed times, and how many days ahead they may be. */
  slots: 3,
  slotDays: 21,
  /** Days after a yes until both sides are asked for the outcome. */
  outcomeDays: 14,
  /** Days before a request expires in which the desk reminds its startup. */
  dueDays: 3,
  /** What the desk proposes: the points of a match, the days in which both were here, and how many a week. */
  proposedPoints: 70,
  proposedActiveDays: 30,
  proposedAWeek: 5,
};

/** The possible lengths of a meeting, in minutes. */
export const meetingLengths = ["15", "30", "45", "60"] as const;

export const outcomes = ["met", "continuing", "nothing"] as const;
export type Outcome = (typeof outcomes)[number];

/** How a request ended. A startup's no is not an ending: the request expires like an unanswered one. */
export type Ending = "yes" | "withdrawn" | "lapsed";
/** The states of a request as the desk sees it. */
export const deskStates = ["due", "waiting", "settled", "yes", "withdrawn", "lapsed"] as const;
export type DeskState = (typeof deskStates)[number];
export type Side = "startup" | "investor";
export type Verdict = "yes" | "no";

/** The states that an investor sees; a no looks like no answer. */
export type IntroductionState = "sent" | Ending;

const dayInMs = 24 * 3_600_000;
export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * dayInMs);

/** The state of a request by its times; an expired request counts as lapsed even before it is closed. */
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

/** Whether the sides are asked for the outcome of an introduction. */
export const asksOutcome = ({ ending, closedAt }: { ending: Ending | null; closedAt: Date | null }, now: Date) =>
  ending === "yes" && closedAt !== null && daysAfter(closedAt, introductionLimits.outcomeDays) <= now;
