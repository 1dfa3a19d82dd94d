import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import type { ApplicationStatus } from "./application.ts";
import type { Intake } from "./intake.ts";

/**
 * The promised delays: hours until the first decision, minutes of the call, weeks from the call to the final decision.
 */
export type Delays = { firstAnswer: number; call: number; finalDecision: number };

type Seen = {
  sentAt: Date;
  /** The start of the call that the applicant chose. */
  callAt: Date | null;
};

export const firstAnswerBy = (sentAt: Date, { firstAnswer }: Pick<Delays, "firstAnswer">) =>
  new Date(sentAt.getTime() + firstAnswer * 3_600_000);

export function promisesOf({ sentAt, callAt }: Seen, { interviewsFrom, interviewsTo }: Intake, delays: Delays) {
  return {
    firstAnswerBy: firstAnswerBy(sentAt, delays),
    callFrom: interviewsFrom,
    callTo: interviewsTo,
    callAt,
    callMinutes: delays.call,
    decisionWeeks: delays.finalDecision,
    /** The last day for the final decision, counted from the call or from the last interview day. */
    decisionBy: daysLater(callAt ? parisDay(callAt) : interviewsTo, 7 * delays.finalDecision),
  };
}

export type Promises = ReturnType<typeof promisesOf>;

/** Returns the step whose decision is overdue, or null. A final decision can be overdue only after a call is booked. */
export function lateWith(status: ApplicationStatus, { firstAnswerBy, callAt, decisionBy }: Promises, now: Date) {
  if (status === "first" && firstAnswerBy < now) return "first" as const;
  return status === "call" && callAt && decisionBy < parisDay(now) ? ("final" as const) : null;
}

/** Returns the promised day of the final decision. Returns null if that day has passed without a booked call. */
export const decisionDay = ({ callAt, decisionBy }: Promises, now: Date) =>
  callAt || decisionBy >= parisDay(now) ? decisionBy : null;
