import { site } from "../../content/settings.ts";
import type { ContentRecord } from "../../domain/content/content.ts";
import type { AnswerTerms } from "../../domain/application/facts.server.ts";

/** With these terms, decisions are mailed immediately instead of being held back. */
export const atOnce: AnswerTerms = {
  places: 1_000,
  rule: { due: 15, interviews: { from: 1, to: 15 }, start: 1 },
  delays: { firstAnswer: 48, call: 30, finalDecision: 1 },
  hold: 0,
};

export const answersLeaveAtOnce: ContentRecord = { ...site, decisionHold: 0 };
