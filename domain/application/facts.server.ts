import type { Content } from "../content/content.server.ts";
import { numberOf, rangeOf } from "../content/fact-value.ts";
import type { IntakeRule } from "./intake.ts";
import type { Delays } from "./promises.ts";

/** Returns the days of the month on which applications close, interviews take place and the programme starts. */
export function intakeRule(content: Content): IntakeRule {
  return {
    due: numberOf(content, "intake.applications_due"),
    interviews: rangeOf(content, "intake.interviews"),
    start: numberOf(content, "intake.start"),
  };
}

/** The facts that determine which decisions are possible and how long a decision waits before it is sent. */
export type AnswerTerms = {
  /** The number of places in each intake. */
  places: number;
  rule: IntakeRule;
  delays: Delays;
  /** The delay in minutes before a decision is sent. */
  hold: number;
};

export const answerTerms = (content: Content): AnswerTerms => ({
  places: numberOf(content, "intake.monthly_places"),
  rule: intakeRule(content),
  delays: promisedDelays(content),
  hold: content.site.decisionHold,
});

export function promisedDelays(content: Content): Delays {
  return {
    firstAnswer: numberOf(content, "intake.first_answer"),
    call: numberOf(content, "intake.discovery_call"),
    finalDecision: numberOf(content, "intake.final_decision"),
  };
}
