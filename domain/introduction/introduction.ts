export const introductionLimits = {
  /** The number of days until a request expires. */
  days: 14,
  /** The maximum number of open requests of a fund, or of an investor without a fund. */
  open: 10,
  /** The maximum number of new requests per day (Paris time) from a fund, or from an investor without a fund. */
  day: 3,
  /** The number of days after a request has ended until another introduction to the same startup can be requested. */
  againDays: 90,
  /** The minimum length of a request's message, in characters. `longest` is the maximum length. */
  shortest: 40,
  longest: 400,
  /** The maximum number of proposed meeting times; `slotDays` is how many days ahead they may be. */
  slots: 3,
  slotDays: 21,
  /** The number of days after an accepted introduction until startup and investor are asked for the outcome. */
  outcomeDays: 14,
  /**
   * How many days before its expiry an unanswered request is marked "due", so that the accelerator's team reminds the
   * startup.
   */
  dueDays: 3,
  /**
   * For proposals: the minimum match, the maximum days of inactivity of each side, and the weekly maximum per investor.
   */
  proposedPoints: 70,
  proposedActiveDays: 30,
  proposedAWeek: 5,
};

/** The possible lengths of a meeting, in minutes. */
export const meetingLengths = ["15", "30", "45", "60"] as const;

/** A proposed time as a form sends it, for example "2027-03-01T09:00:00.000Z 30". */
export const slotText = ({ startsAt, minutes }: { startsAt: Date; minutes: number }) =>
  `${startsAt.toISOString()} ${minutes}`;

/** Proposed times as one text, in their order. */
export const slotsText = (slots: readonly { startsAt: Date; minutes: number }[]) =>
  slots.map(slotText).toSorted().join(",");

export const outcomes = ["met", "continuing", "nothing"] as const;
export type Outcome = (typeof outcomes)[number];

/** How a request ended. A startup's no is not an ending: the request expires ("lapsed") as if unanswered. */
export type Ending = "yes" | "withdrawn" | "lapsed";
export const deskStates = ["due", "waiting", "settled", "yes", "withdrawn", "lapsed"] as const;
export type DeskState = (typeof deskStates)[number];
export type Side = "startup" | "investor";
export type Verdict = "yes" | "no";

/** The states of a request that the investor can see. A declined request looks like an unanswered request. */
export type IntroductionState = "sent" | Ending;

const dayInMs = 24 * 3_600_000;
export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * dayInMs);

/** Returns until when a request made at this moment can be answered. */
export const expiryOf = (askedAt: Date) => daysAfter(askedAt, introductionLimits.days);

/** Returns the state of a request. An expired request counts as lapsed even before it is closed. */
export const stateOf = (
  { ending, expiresAt }: { ending: Ending | null; expiresAt: Date },
  now: Date,
): IntroductionState => ending ?? (expiresAt <= now ? "lapsed" : "sent");

/** Checks whether the introduction is a proposal by the accelerator, which needs the yes of startup and investor. */
export const isProposal = ({ by, investor }: { by: string; investor: string }) => by !== investor;

/** Returns when the investor may ask the same startup again, or null while the request is open. */
export function againAt(
  request: { by: string; investor: string; closedAt: Date | null; ending: Ending | null; expiresAt: Date },
  now: Date,
) {
  if (stateOf(request, now) === "sent") return null;
  const ended = request.closedAt ?? request.expiresAt;
  return isProposal(request) && request.ending !== "yes" ? ended : daysAfter(ended, introductionLimits.againDays);
}

export const asksOutcome = ({ ending, closedAt }: { ending: Ending | null; closedAt: Date | null }, now: Date) =>
  ending === "yes" && closedAt !== null && daysAfter(closedAt, introductionLimits.outcomeDays) <= now;
