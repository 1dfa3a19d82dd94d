import type { Content } from "../content/content.server.ts";
import { numberOf, rangeOf } from "../content/fact-value.ts";
import type { IntakeRule } from "./intake.ts";
import type { Delays } from "./promises.ts";

/** The days of the month on which intakes close, interviews take place and the programme starts. */
export function intakeRule(content: Content): IntakeRule {
  return {
    due: numberOf(content, "intake.applications_due"),
    interviews: rangeOf(content, "intake.interviews"),
    start: numberOf(content, "intake.start"),
  };
}

/**
 * The facts that determine which decisions can be made on an application, and how long each is held back before it is
 * sent.
 */
export type AnswerTerms = {
  /** The number of places in each intake. */
  places: number;
  rule: IntakeRule;
  delays: Delays;
  /** In minutes. */
  hold: number;
};

export const answerTerms = (content: Content): AnswerTerms => ({
  places: numberOf(content, "intake.monthly_places"),
  rule: intakeRule(content),
  delays: promisedDelays(content),
  hold: content.site.decisionHold,
});

/** The delays within which applicants are promised answers. */
export function promisedDelays(content: Content): Delays {
  return {
    firstAnswer: numberOf(content, "intake.first_answer"),
    call: numberOf(content, "intake.discovery_call"),
    finalDecision: numberOf(content, "intake.final_decision"),
  };
}
