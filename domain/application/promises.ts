import { daysLater } from "../../platform/language/paris-day.ts";
import type { Intake } from "./intake.ts";

/** The facts: hours to the first answer, minutes of the call, weeks from the call to the final decision. */
export type Delays = { firstAnswer: number; call: number; finalDecision: number };

/** What an applicant may expect by when. */
export function promisesOf(sentAt: Date, { interviewsFrom, interviewsTo }: Intake, delays: Delays) {
  return {
    firstAnswerBy: new Date(sentAt.getTime() + delays.firstAnswer * 3_600_000),
    callFrom: interviewsFrom,
    callTo: interviewsTo,
    callMinutes: delays.call,
    decisionWeeks: delays.finalDecision,
    /** For a call on the last of its days. */
    decisionBy: daysLater(interviewsTo, 7 * delays.finalDecision),
  };
}

export type Promises = ReturnType<typeof promisesOf>;
