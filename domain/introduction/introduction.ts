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
};

/** How a request ended. A startup's no is none of these: the request runs out like one without an answer. */
export type Ending = "yes" | "withdrawn" | "lapsed";
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

/** When the same startup can be asked again; null while the request is open. */
export function againAt(
  { closedAt, ...request }: { closedAt: Date | null; ending: Ending | null; expiresAt: Date },
  now: Date,
) {
  if (stateOf(request, now) === "sent") return null;
  return daysAfter(closedAt ?? request.expiresAt, introductionLimits.againDays);
}
