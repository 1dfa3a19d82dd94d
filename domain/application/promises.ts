import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import type { ApplicationStatus } from "./application.ts";
import type { Intake } from "./intake.ts";

/** The facts: hours to the first answer, minutes of the call, weeks from the call to the final decision. */
export type Delays = { firstAnswer: number; call: number; finalDecision: number };

type Seen = {
  sentAt: Date;
  /** The time that was chosen for the call. */
  callAt: Date | null;
};

/** When the first answer is promised for, at the latest. */
export const firstAnswerBy = (sentAt: Date, { firstAnswer }: Pick<Delays, "firstAnswer">) =>
  new Date(sentAt.getTime() + firstAnswer * 3_600_000);

/** What an applicant may expect by when. */
export function promisesOf({ sentAt, callAt }: Seen, { interviewsFrom, interviewsTo }: Intake, delays: Delays) {
  return {
    firstAnswerBy: firstAnswerBy(sentAt, delays),
    callFrom: interviewsFrom,
    callTo: interviewsTo,
    callAt,
    callMinutes: delays.call,
    decisionWeeks: delays.finalDecision,
    /** For a call on the last of its days, until its time is chosen. */
    decisionBy: daysLater(callAt ? parisDay(callAt) : interviewsTo, 7 * delays.finalDecision),
  };
}

export type Promises = ReturnType<typeof promisesOf>;

/** The answer that was promised for before now and has not been given. */
export function lateWith(status: ApplicationStatus, { firstAnswerBy, decisionBy }: Promises, now: Date) {
  if (status === "first" && firstAnswerBy < now) return "first" as const;
  return status === "call" && decisionBy < parisDay(now) ? ("final" as const) : null;
}
