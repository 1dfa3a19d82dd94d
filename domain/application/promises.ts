import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import type { ApplicationStatus } from "./application.ts";
import type { Intake } from "./intake.ts";

/**
 * From the content's facts: hours until the first decision, minutes of the call, weeks from the call to the final
 * decision.
 */
export type Delays = { firstAnswer: number; call: number; finalDecision: number };

type Seen = {
  sentAt: Date;
  /** The start of the call that the applicant chose. */
  callAt: Date | null;
};

/** The latest time of the first decision. */
export const firstAnswerBy = (sentAt: Date, { firstAnswer }: Pick<Delays, "firstAnswer">) =>
  new Date(sentAt.getTime() + firstAnswer * 3_600_000);

/** The dates promised to an applicant. */
export function promisesOf({ sentAt, callAt }: Seen, { interviewsFrom, interviewsTo }: Intake, delays: Delays) {
  return {
    firstAnswerBy: firstAnswerBy(sentAt, delays),
    callFrom: interviewsFrom,
    callTo: interviewsTo,
    callAt,
    callMinutes: delays.call,
    decisionWeeks: delays.finalDecision,
    /** Until a call is booked, assumes a call on the last interview day. */
    decisionBy: daysLater(callAt ? parisDay(callAt) : interviewsTo, 7 * delays.finalDecision),
  };
}

export type Promises = ReturnType<typeof promisesOf>;

/** The step of the overdue decision, if any; a final decision is owed only after the call. */
export function lateWith(status: ApplicationStatus, { firstAnswerBy, callAt, decisionBy }: Promises, now: Date) {
  if (status === "first" && firstAnswerBy < now) return "first" as const;
  return status === "call" && callAt && decisionBy < parisDay(now) ? ("final" as const) : null;
}

/** The promised day of the final decision; null once it has passed without a call, from which it counts. */
export const decisionDay = ({ callAt, decisionBy }: Promises, now: Date) =>
  callAt || decisionBy >= parisDay(now) ? decisionBy : null;
